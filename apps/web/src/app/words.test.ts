import { describe, expect, it } from 'vitest'

import { brand } from '../content/brand.ts'
import { createI18n, loadNamespaces } from '../shared/i18n/createI18n.ts'
import { loadMessages, shellNamespaces } from './site.ts'

const createSiteI18n = (language: 'es' | 'en') =>
  createI18n(language, loadMessages, shellNamespaces)

describe('the words of the site', () => {
  it.each([
    ['es', 'Cargando...', `Te damos la bienvenida a ${brand.name}`],
    ['en', 'Loading...', `Welcome to ${brand.name}`],
  ] as const)(
    'has the words of every page in %s, with the brand in them',
    async (language, loading, title) => {
      const { t } = await createSiteI18n(language)
      expect(t('loading')).toBe(loading)
      expect(t('age-gate:title')).toBe(title)
    },
  )

  it('throws rather than show a page without words, until they are loaded', async () => {
    const i18n = await createSiteI18n('es')
    const price = () => i18n.t('cart:each', { price: '$27,00' })
    expect(price).toThrow('No text for cart:each')
    await loadNamespaces(i18n, ['cart'])
    expect(price()).toBe('$27,00 cada una')
  })

  it('inserts values as they are: neither HTML nor patterns of i18next are read in them', async () => {
    const i18n = await createSiteI18n('en')
    await loadNamespaces(i18n, ['cart'])
    const name = '<i> & {brand} $& $t(loading)'
    expect(i18n.t('cart:quantityOf', { name })).toBe(`Quantity of ${name}`)
  })

  it('has a form for each number of bottles', async () => {
    const { t } = await createSiteI18n('es')
    expect(t('layout:cartCount', { count: 1 })).toBe('Carrito, 1 botella')
    expect(t('layout:cartCount', { count: 2 })).toBe('Carrito, 2 botellas')
  })
})

/** Never called: `tsc` checks that each of these mistakes is an error. */
export async function typeErrors(): Promise<void> {
  const { t } = await createSiteI18n('es')
  // @ts-expect-error -- no such key
  t('cart:none')
  // @ts-expect-error -- no such namespace
  t('none:title')
  // @ts-expect-error -- {price} is missing
  t('cart:each')
  // @ts-expect-error -- {price} is misspelled
  t('cart:each', { cost: '$27,00' })
  // @ts-expect-error -- {name} is missing
  t('catalog:added', { count: 2 })
}

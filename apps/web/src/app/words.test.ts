import { brand } from '@storefront/brand'
import { describe, expect, it } from 'vitest'

import { createWords } from './words.ts'

/** The instance of a language with the messages of every page, and those of these namespaces. */
async function loadWords(language: 'es' | 'en', ...namespaces: readonly string[]) {
  const words = createWords()
  await words.load(language, namespaces)
  return words.in(language)
}

describe('the words of the site', () => {
  it.each([
    ['es', 'Cargando...', `Te damos la bienvenida a ${brand.name}`],
    ['en', 'Loading...', `Welcome to ${brand.name}`],
  ] as const)(
    'has the words of every page in %s, with the brand in them',
    async (language, loading, title) => {
      const { t } = await loadWords(language)
      expect(t('loading')).toBe(loading)
      expect(t('age-gate:title')).toBe(title)
    },
  )

  it('throws here, where a visitor would see the key of a text that is not loaded', async () => {
    const words = createWords()
    const title = () => words.in('es').t('home:title')
    expect(title).toThrow('No text for home:title')
    await words.load('es', ['home'])
    expect(title()).toContain(brand.name)
  })

  it('inserts values as they are: neither HTML nor patterns of i18next are read in them', async () => {
    const i18n = await loadWords('en')
    const name = '<i> & {brand} $& $t(loading)'
    expect(i18n.t('cart:quantityOf', { name })).toBe(`Quantity of ${name}`)
  })

  it('has a form for each number of bottles', async () => {
    const { t } = await loadWords('es')
    expect(t('layout:cartCount', { count: 1 })).toBe('Carrito, 1 botella')
    expect(t('layout:cartCount', { count: 2 })).toBe('Carrito, 2 botellas')
  })
})

/** Never called: `tsc` checks that each of these mistakes is an error. */
export async function typeErrors(): Promise<void> {
  const { t } = await loadWords('es')
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

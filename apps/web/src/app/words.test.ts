import { describe, expect, it } from 'vitest'

import { brand } from '../content/brand.ts'
import { createTranslator } from '../shared/i18n/createTranslator.ts'
import { nodesOf, sources } from './testing/sources.ts'
import { everywhere, loadMessages } from './site.ts'

const createWordsOf = (language: 'es' | 'en') =>
  createTranslator(language, loadMessages, everywhere)

describe('the words of the site', () => {
  it.each([
    ['es', 'Cargando...', `Te damos la bienvenida a ${brand.name}`],
    ['en', 'Loading...', `Welcome to ${brand.name}`],
  ] as const)(
    'has the words of every page in %s, with the brand in them',
    async (language, loading, title) => {
      const { t } = await createWordsOf(language)
      expect(t('loading')).toBe(loading)
      expect(t('age-gate:title')).toBe(title)
    },
  )

  it('breaks the page rather than show it without words, until they are loaded', async () => {
    const { t, load } = await createWordsOf('es')
    const price = () => t('cart:each', { price: '$27,00' })
    expect(price).toThrow('No text for cart:each')
    await load('cart')
    expect(price()).toBe('$27,00 cada una')
  })

  it('puts in what is given as it is: React escapes it', async () => {
    const translator = await createWordsOf('en')
    await translator.load('cart')
    expect(translator.t('cart:quantityOf', { name: '<i> & {brand}' })).toBe(
      'Quantity of <i> & {brand}',
    )
  })

  it('counts as the language does', async () => {
    const { t } = await createWordsOf('es')
    expect(t('cartCount', { count: 1 })).toBe('Carrito, 1 botella')
    expect(t('cartCount', { count: 2 })).toBe('Carrito, 2 botellas')
  })
})

describe('one voice', () => {
  /** Every text of messages and content, in both languages. */
  const texts = sources('.ts', '.tsx')
    .flatMap(nodesOf)
    .flatMap(({ type, value, raw }) =>
      type === 'StringLiteral' ? [String(value)] : type === 'TemplateElement' ? [String(raw)] : [],
    )
    .filter((text) => text.includes(' '))

  // Syrup is another matter: it simmers "a fuego lento".
  it.each([
    ['es', /despacio|\bprisa|\bapur|con calma|(?<!fuego )\blent[oa]|paciencia|a su ritmo/iu],
    ['en', /\bslow|hurr(y|ied)|\brush|patien(t|ce)|\bat ease|its own (pace|time)|\bhaste/iu],
  ])('speaks of slowness three times at most in %s', (_, slowness) => {
    const said = texts.filter((text) => slowness.test(text))
    expect(said.length > 3 ? said : []).toEqual([])
  })
})

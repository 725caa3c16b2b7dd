import { languages } from '@storefront/domain'
import { createInstance, type InitOptions } from 'i18next'
import { describe, expect, it } from 'vitest'

import { brand } from '../content/brand.ts'
import { createTranslator, i18nextOptions, type Values } from '../shared/i18n/createTranslator.ts'
import { createInstance as createLite } from '../shared/i18n/i18nextLite.ts'
import { messagesOf } from './testing/messages.ts'
import { nodesOf, sources } from './testing/sources.ts'
import { everywhere, loadMessages, namespaces } from './site.ts'

/** What `createTranslator` uses of i18next. */
interface Engine {
  readonly init: (options: InitOptions) => Promise<unknown>
  readonly addResourceBundle: (language: string, namespace: string, messages: object) => unknown
  readonly t: (name: string, values: Values) => string
}

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

describe.each(languages)('what browsers get in place of i18next, in %s', (language) => {
  const messages = messagesOf(language)
  const names = new Set(
    messages.map(({ namespace, key }) => `${namespace}:${key.replace(/_(zero|one|other)$/, '')}`),
  )
  const placeholders = messages.flatMap(({ text }) => text.match(/(?<=\{)[^}]+(?=\})/g) ?? [])

  /** What it says, or that it throws. */
  async function loaded(engine: Engine) {
    await engine.init(i18nextOptions(language))
    for (const namespace of namespaces) {
      engine.addResourceBundle(language, namespace, await loadMessages(language, namespace))
    }
    return (name: string, values: Values) => {
      try {
        return engine.t(name, values)
      } catch (error) {
        return error
      }
    }
  }

  // None at all; several of each form; a text that looks like a pattern, a placeholder or a key.
  it.each([undefined, 0, 1, 2, 1.5, 1_000_000, '1', '{brand} $& $t(loading) <b>'])(
    'says each sentence as i18next does with %j in it',
    async (value) => {
      const values = Object.fromEntries(
        value === undefined ? [] : placeholders.map((name) => [name, value]),
      )
      const [full, lite] = [await loaded(createInstance()), await loaded(createLite())]
      const said = [...names, 'loading', 'cart', 'cart:none', 'none:title', 'cart:title.none']
      expect(said.map((name) => lite(name, values))).toEqual(said.map((name) => full(name, values)))
    },
  )
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

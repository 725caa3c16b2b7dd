import type { InitOptions } from 'i18next'

import type { Values } from './createTranslator.ts'

/** Messages in i18next's format: nested, and what is counted once for each form, as `key_one` and `key_other`. */
interface Messages {
  readonly [key: string]: string | Messages | undefined
}

type Options = Pick<InitOptions, 'lng' | 'defaultNS' | 'interpolation' | 'parseMissingKeyHandler'>

/**
 * What the site uses of i18next, in a thirtieth of its size: browsers get this in its place (`vite.config.ts`),
 * the pages are printed by i18next itself. Placeholders are `{name}`, whatever the options say.
 */
export function createInstance() {
  const namespaces: Record<string, Messages> = {}
  let options: Options = {}
  let plural: Intl.PluralRules

  /** The text at a path such as `notices.cart-merged`, if it is one. */
  function textAt(namespace: string, path: string): string | undefined {
    let found: string | Messages | undefined = namespaces[namespace]
    for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined
    return typeof found === 'string' ? found : undefined
  }

  return {
    async init(given: Options): Promise<void> {
      options = given
      plural = new Intl.PluralRules(given.lng)
    },
    addResourceBundle(_language: string, namespace: string, messages: object): void {
      namespaces[namespace] = messages as Messages
    },
    t(name: string, values: Values): string {
      const [path = '', namespace = String(options.defaultNS)] = name.split(':').toReversed()
      const { count } = values
      const forms = typeof count === 'number' ? [`_${plural.select(count)}`, ''] : ['']
      if (count === 0) forms.unshift('_zero')
      const text = forms
        .map((form) => textAt(namespace, path + form))
        .find((found) => found !== undefined)
      if (text === undefined)
        return String(options.parseMissingKeyHandler?.(`${namespace}:${path}`))
      const all: Values = { ...options.interpolation?.defaultVariables, ...values }
      return text.replace(/\{([^{}]+)\}/g, (match, key: string) => String(all[key] ?? match))
    },
  }
}

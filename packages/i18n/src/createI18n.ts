import { brand } from '@storefront/brand'
import type { Language } from '@storefront/domain'
import { createInstance, type i18n } from 'i18next'

import { formatNumber } from './formatNumber.ts'

declare module 'i18next' {
  /** Makes a forgotten placeholder a type error. Whoever has messages declares them as `resources`. */
  interface CustomTypeOptions {
    strictInterpolationChecks: true
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    defaultVariables: { brand: string }
  }
}

/**
 * Creates an i18next instance for one language, without messages: `addResourceBundle` adds those of a namespace.
 *
 * @param throwsOnMissing whether a missing text throws. Otherwise its key is shown: visitors lose a word, not the page.
 */
export function createI18n(language: Language, throwsOnMissing = true): i18n {
  const instance = createInstance()
  // Without a backend it is ready when `init` returns.
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    ns: [],
    defaultNS: 'shared',
    appendNamespaceToMissingKey: true,
    interpolation: {
      prefix: '{',
      suffix: '}',
      // React escapes what it renders.
      escapeValue: false,
      defaultVariables: { brand: brand.name },
    },
    ...(throwsOnMissing && {
      // The compiler checks every key, so a missing text means that its namespace is not loaded.
      parseMissingKeyHandler(key: string) {
        throw new Error(`No text for ${key}`)
      },
    }),
  })
  // `{count, number}`. i18next's own format writes the numbers of Spain, by a slow `Intl.NumberFormat`.
  instance.services.formatter?.add('number', (value) => formatNumber(Number(value), language))
  return instance
}

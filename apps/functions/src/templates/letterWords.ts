import type { Language, Localized } from '@storefront/domain'
import { createInstance, type TFunction } from 'i18next'

import { brand } from '../../../web/src/content/brand.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'

const words: Localized<TFunction> = { es: createWords('es', es), en: createWords('en', en) }

/** Returns the translation function of the letters in a language. */
export const letterWords = (language: Language): TFunction => words[language]

function createWords(language: Language, letters: object): TFunction {
  const instance = createInstance()
  // With `resources` and without `initAsync`, `init` is synchronous.
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    ns: ['letters'],
    defaultNS: 'letters',
    resources: { [language]: { letters } },
    interpolation: {
      prefix: '{',
      suffix: '}',
      // React escapes what it renders.
      escapeValue: false,
      defaultVariables: { brand: brand.name },
    },
  })
  return instance.t
}

import { parseLanguage, type Language } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

export interface LanguageStore {
  /** Returns the stored language, or null when there is none or the site does not have it. */
  read(): Language | null
  /** Returns false when the browser did not store the language. */
  remember(language: Language): boolean
}

/** Stores the visitor's language, under `i18nextLng` (spec section 4.11). */
export function createLanguageStore(storage: BrowserStorage): LanguageStore {
  return {
    read: () => parseLanguage(storage.read(storageKeys.language)),
    remember: (language) => storage.write(storageKeys.language, language),
  }
}

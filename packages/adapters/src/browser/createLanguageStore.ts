import { type Language, parseLanguage } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

export interface LanguageStore {
  /** The language last chosen, or null when there is none that the site has. */
  read(): Language | null
  /** False when the browser did not store it. */
  remember(language: Language): boolean
}

/** The visitor's language, under `i18nextLng` (spec section 4). */
export function createLanguageStore(storage: BrowserStorage): LanguageStore {
  return {
    read: () => parseLanguage(storage.read(storageKeys.language)),
    remember: (language) => storage.write(storageKeys.language, language),
  }
}

import {
  parseLanguage,
  type AgeGateStore,
  type ConsentStore,
  type Language,
  type SessionHint,
} from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

/** Stores that the visitor is of age, as `ageVerified` = `true` (spec section 4.5). */
export function createAgeGateStore(storage: BrowserStorage): AgeGateStore {
  return {
    isVerified: () => storage.read(storageKeys.ageVerified) === 'true',
    remember: () => storage.write(storageKeys.ageVerified, 'true'),
  }
}

/** The stored value of each choice about cookies (spec section 4.6). */
const storedChoices = { accepted: 'true', rejected: 'rejected' } as const

/** Stores the answer to the cookie notice, under `cookieConsent` (spec section 17.6). */
export function createConsentStore(storage: BrowserStorage): ConsentStore {
  return {
    read() {
      const value = storage.read(storageKeys.cookieConsent)
      if (value === storedChoices.accepted) return 'accepted'
      return value === storedChoices.rejected ? 'rejected' : null
    },
    remember: (choice) => storage.write(storageKeys.cookieConsent, storedChoices[choice]),
  }
}

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

/** Stores the session hint, under `sessionTrace` (spec section 13). */
export function createSessionHint(storage: BrowserStorage): SessionHint {
  return {
    exists: () => storage.read(storageKeys.sessionHint) !== null,
    save: () => void storage.write(storageKeys.sessionHint, 'true'),
    remove: () => storage.remove(storageKeys.sessionHint),
  }
}

import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

export type CookieChoice = 'accepted' | 'rejected'

export interface ConsentStore {
  /** Returns the visitor's choice, or null when there is none yet. */
  read(): CookieChoice | null
  /** Returns false when the browser did not store the choice. */
  remember(choice: CookieChoice): boolean
}

/** The stored value of each choice (spec section 4.6). */
const stored = { accepted: 'true', rejected: 'rejected' } as const

/** Stores the answer to the cookie notice, under `cookieConsent` (spec section 17.6). */
export function createConsentStore(storage: BrowserStorage): ConsentStore {
  return {
    read() {
      const value = storage.read(storageKeys.cookieConsent)
      if (value === stored.accepted) return 'accepted'
      return value === stored.rejected ? 'rejected' : null
    },
    remember: (choice) => storage.write(storageKeys.cookieConsent, stored[choice]),
  }
}

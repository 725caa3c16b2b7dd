import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

export type CookieConsent = 'accepted' | 'rejected'

export interface ConsentStore {
  /** What the visitor chose, or null as long as the notice has to ask. */
  read(): CookieConsent | null
  /** False when the browser did not store it. */
  remember(choice: CookieConsent): boolean
}

/** How each choice is stored (spec section 4; decisions, "Cookie notice"). */
const stored = { accepted: 'true', rejected: 'rejected' } as const

/** The cookie notice's memory, under `cookieConsent`. */
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

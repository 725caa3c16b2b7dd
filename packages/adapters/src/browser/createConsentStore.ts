import type { ConsentStore } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

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

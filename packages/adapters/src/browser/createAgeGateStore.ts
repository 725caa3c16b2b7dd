import type { AgeGateStore } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

/** Stores that the visitor is of age, as `ageVerified` = `true` (spec section 4.5). */
export function createAgeGateStore(storage: BrowserStorage): AgeGateStore {
  return {
    isVerified: () => storage.read(storageKeys.ageVerified) === 'true',
    remember: () => storage.write(storageKeys.ageVerified, 'true'),
  }
}

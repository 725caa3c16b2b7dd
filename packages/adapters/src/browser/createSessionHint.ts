import type { SessionHint } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

/** Stores the session hint, under `sessionTrace` (spec section 13). */
export function createSessionHint(storage: BrowserStorage): SessionHint {
  return {
    exists: () => storage.read(storageKeys.sessionHint) !== null,
    save() {
      storage.write(storageKeys.sessionHint, 'true')
    },
    remove() {
      storage.remove(storageKeys.sessionHint)
    },
  }
}

import type { SessionHint } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

/** The session hint, under `sessionTrace`. */
export function createSessionHint(storage: BrowserStorage): SessionHint {
  return {
    exists: () => storage.read(storageKeys.sessionHint) !== null,
    leave() {
      storage.write(storageKeys.sessionHint, 'true')
    },
    remove() {
      storage.remove(storageKeys.sessionHint)
    },
  }
}

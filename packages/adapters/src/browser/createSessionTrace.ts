import type { SessionTrace } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import { storageKeys } from './storageKeys.ts'

/** The trace of a session, under `sessionTrace`. */
export function createSessionTrace(storage: BrowserStorage): SessionTrace {
  return {
    exists: () => storage.read(storageKeys.sessionTrace) !== null,
    leave() {
      storage.write(storageKeys.sessionTrace, 'true')
    },
    remove() {
      storage.remove(storageKeys.sessionTrace)
    },
  }
}

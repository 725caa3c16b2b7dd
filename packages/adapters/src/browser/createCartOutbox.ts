import { type CartOutbox, parseChanges, toStoredChanges } from '@storefront/domain'

import { type Log, noLog } from '../Log.ts'
import type { BrowserStorage } from './browserStorage.ts'
import { storageKeys } from './storageKeys.ts'

/** Changes of a cart that are still to be stored and whose they are, under `cartChanges`. */
export function createCartOutbox(storage: BrowserStorage, log: Log = noLog): CartOutbox {
  return {
    read(uid) {
      try {
        const stored: unknown = JSON.parse(storage.read(storageKeys.cartChanges) ?? '[]')
        const [owner, changes]: readonly unknown[] = Array.isArray(stored) ? stored : []
        return owner === uid ? parseChanges(changes) : []
      } catch (cause) {
        log('The stored changes of the cart are not JSON', cause)
        return []
      }
    },
    write(uid, changes) {
      if (changes.length === 0) storage.remove(storageKeys.cartChanges)
      else storage.write(storageKeys.cartChanges, JSON.stringify([uid, toStoredChanges(changes)]))
    },
  }
}

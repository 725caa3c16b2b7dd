import { parseChanges, toStoredChanges, type CartChange, type CartOutbox } from '@storefront/domain'

import { noLog, type Log } from '../Log.ts'
import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

/**
 * Keeps the cart changes that the backend has not stored yet, with the uid of their owner, under
 * `cartChanges` (spec section 15). Changes that the browser refuses to store are kept in memory.
 */
export function createCartOutbox(storage: BrowserStorage, log: Log = noLog): CartOutbox {
  let unsaved: string | null = null

  function read(uid: string): readonly CartChange[] {
    try {
      const text = unsaved ?? storage.read(storageKeys.cartChanges)
      const stored: unknown = JSON.parse(text ?? '[]')
      const [owner, changes]: readonly unknown[] = Array.isArray(stored) ? stored : []
      return owner === uid ? parseChanges(changes) : []
    } catch (cause) {
      log('The stored changes of the cart are not JSON', cause)
      return []
    }
  }

  function write(uid: string, changes: readonly CartChange[]): void {
    const text = JSON.stringify([uid, toStoredChanges(changes)])
    const isWritten =
      changes.length === 0
        ? storage.remove(storageKeys.cartChanges)
        : storage.write(storageKeys.cartChanges, text)
    unsaved = isWritten ? null : text
  }

  return {
    read,
    add(uid, change) {
      const changes = read(uid)
      if (!changes.some(({ id }) => id === change.id)) write(uid, [...changes, change])
    },
    remove(uid, changeId) {
      const changes = read(uid)
      const others = changes.filter(({ id }) => id !== changeId)
      if (others.length < changes.length) write(uid, others)
    },
  }
}

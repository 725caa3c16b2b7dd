import { isOrderId, orderIdFrom, orderIdLength, type OrderIdempotencyKey } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

/**
 * Stores the id of the order that is being placed, with the uid of its buyer, under `orderAttempt`; all
 * tabs share it (spec section 16.3). An id that the browser refuses to store is kept in memory.
 *
 * @param randomBytes returns `count` cryptographically random bytes
 */
export function createOrderIdempotencyKey(
  storage: BrowserStorage,
  randomBytes: (count: number) => Uint8Array,
): OrderIdempotencyKey {
  let unstored: string | null = null

  function current(uid: string): string | null {
    const [owner, id] = (unstored ?? storage.read(storageKeys.orderIdempotencyKey) ?? '').split('/')
    return owner === uid && id !== undefined ? id : null
  }

  return {
    current,
    getOrCreate(uid) {
      const existing = current(uid)
      // An earlier version of the site stored ids of another form, which the database no longer accepts.
      if (existing !== null && isOrderId(existing)) return existing
      const id = orderIdFrom(randomBytes(orderIdLength))
      const owned = `${uid}/${id}`
      unstored = storage.write(storageKeys.orderIdempotencyKey, owned) ? null : owned
      return id
    },
    remove() {
      unstored = null
      storage.remove(storageKeys.orderIdempotencyKey)
    },
  }
}

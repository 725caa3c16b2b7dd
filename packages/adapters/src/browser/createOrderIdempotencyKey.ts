import { type OrderIdempotencyKey, orderIdFrom, orderIdLength } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

/**
 * The order that is being placed and by whom, under `orderAttempt`; all tabs share it. Where the
 * browser stores nothing it lives as long as the page.
 *
 * @param randomBytes gives so many of them, unguessable
 */
export function createOrderIdempotencyKey(
  storage: BrowserStorage,
  randomBytes: (count: number) => Uint8Array,
): OrderIdempotencyKey {
  let unstored: string | null = null

  function current(uid: string): string | null {
    const [owner, id] = (storage.read(storageKeys.orderIdempotencyKey) ?? unstored ?? '').split('/')
    return owner === uid && id !== undefined ? id : null
  }

  return {
    current,
    begin(uid) {
      const begun = current(uid)
      if (begun !== null) return begun
      const id = orderIdFrom(randomBytes(orderIdLength))
      const owned = `${uid}/${id}`
      unstored = storage.write(storageKeys.orderIdempotencyKey, owned) ? null : owned
      return id
    },
    end() {
      unstored = null
      storage.remove(storageKeys.orderIdempotencyKey)
    },
  }
}

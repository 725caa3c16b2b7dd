import {
  cartReducer,
  parseCart,
  toStoredCart,
  type Cart,
  type GuestCartStore,
  type Log,
} from '@storefront/domain'

import { noLog } from '../noLog.ts'
import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

export interface GuestCartOptions {
  /** Receives a message for each stored item that is dropped. */
  readonly log?: Log
  readonly makeId?: () => string
}

/**
 * Stores the guest's cart: its lines as JSON under `cartItems`, its id under `cartId` (spec section 15). An empty
 * cart has neither. A cart that the browser refuses to store is kept in memory.
 */
export function createGuestCartStore(
  storage: BrowserStorage,
  { log = noLog, makeId = () => crypto.randomUUID() }: GuestCartOptions = {},
): GuestCartStore {
  let unsavedCart: Cart | null = null
  let unsavedId: string | null = null

  // An id that is stored is not that of a cart in memory.
  const readId = () =>
    (unsavedCart === null ? storage.read(storageKeys.guestCartId) : null) ??
    (unsavedId ??= makeId())

  // Always from the storage, which another tab may have changed.
  function readCart(): Cart {
    if (unsavedCart !== null) return unsavedCart
    const { cart, dropped } = parseCart(parseJson(storage.read(storageKeys.guestCart), log))
    if (dropped > 0) log(`Dropped ${dropped} unreadable items of the guest's cart`)
    return cart
  }

  function store(cart: Cart, id: string): boolean {
    const isEmpty = cart.length === 0
    const isStored = isEmpty
      ? [storageKeys.guestCart, storageKeys.guestCartId].every((key) => storage.remove(key))
      : storage.write(storageKeys.guestCartId, id) &&
        storage.write(storageKeys.guestCart, JSON.stringify(toStoredCart(cart)))
    unsavedCart = isStored ? null : cart
    // An id belongs to one cart. Once it is stored, another tab may remove it.
    unsavedId = isStored || isEmpty ? null : id
    return isStored
  }

  return {
    read: () => ({ id: readId(), cart: readCart() }),
    write: (cart) => store(cart, readId()),
    take: (taken) =>
      void store(cartReducer(readCart(), { type: 'take', bottles: taken }), makeId()),
  }
}

function parseJson(text: string | null, log: Log): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch (cause) {
    log('The stored guest cart is not JSON', cause)
    return null
  }
}

import {
  emptyCart,
  parseCart,
  toStoredCart,
  type Cart,
  type GuestCart,
  type GuestCartStore,
} from '@storefront/domain'

import { noLog, type Log } from '../Log.ts'
import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

export interface GuestCartOptions {
  /** Receives a message for each stored item that is dropped. */
  readonly log?: Log
  readonly makeId?: () => string
}

/**
 * Stores the guest's cart: its lines as JSON under `cartItems`, the id of its merge under `cartMergeId`
 * (spec section 15). Both are removed when the cart is cleared or emptied. A cart that the browser
 * refuses to store is kept in memory.
 */
export function createGuestCartStore(
  storage: BrowserStorage,
  { log = noLog, makeId = () => crypto.randomUUID() }: GuestCartOptions = {},
): GuestCartStore {
  let unsavedCart: Cart | null = null
  let unsavedId: string | null = null

  const mergeId = () => storage.read(storageKeys.guestCartMergeId) ?? (unsavedId ??= makeId())

  function readStored(): Cart {
    const { cart, dropped } = parseCart(parseJson(storage.read(storageKeys.guestCart), log))
    if (dropped > 0) log(`Dropped ${dropped} unreadable items of the guest's cart`)
    return cart
  }

  function store(cart: Cart): boolean {
    return (
      storage.write(storageKeys.guestCartMergeId, mergeId()) &&
      storage.write(storageKeys.guestCart, JSON.stringify(toStoredCart(cart)))
    )
  }

  function removeStored(): boolean {
    const isCartRemoved = storage.remove(storageKeys.guestCart)
    return storage.remove(storageKeys.guestCartMergeId) && isCartRemoved
  }

  function write(cart: Cart): boolean {
    const isEmpty = cart.length === 0
    const isStored = isEmpty ? removeStored() : store(cart)
    unsavedCart = isStored ? null : cart
    // A merge id belongs to one cart. Once it is stored, another tab may clear it.
    if (isStored || isEmpty) unsavedId = null
    return isStored
  }

  return {
    read: (): GuestCart => ({ cart: unsavedCart ?? readStored(), mergeId: mergeId() }),
    write,
    clear: () => void write(emptyCart),
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

import {
  type Cart,
  emptyCart,
  type GuestCart,
  type GuestCartStore,
  parseCart,
  toStoredCart,
} from '@storefront/domain'

import { type Log, noLog } from '../Log.ts'
import type { BrowserStorage } from './browserStorage.ts'
import * as storageKeys from './storageKeys.ts'

export interface GuestCartOptions {
  /** Hears of stored rubbish that was dropped. */
  readonly log?: Log
  readonly makeId?: () => string
}

/**
 * The guest's cart: the spec's JSON list under `cartItems`, the id of its one merge under a key of
 * its own. Both live until the cart is cleared or emptied. What the browser refuses to store is kept
 * in memory.
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
    if (dropped > 0) log(`Dropped ${dropped} unreadable of the guest cart's items`)
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
    const isEmptied = cart.length === 0
    const isStored = isEmptied ? removeStored() : store(cart)
    unsavedCart = isStored ? null : cart
    // An id is used up with its cart, and one that is stored may be used up by another tab.
    if (isStored || isEmptied) unsavedId = null
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

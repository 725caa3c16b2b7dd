import {
  cartReducer,
  maxStoredChangeIds,
  parseCart,
  toStoredCart,
  type Cart,
  type CartChange,
  type StoredCartLine,
} from '@storefront/domain'

import type { Log } from '../Log.ts'
import type { DocumentFields } from './decodeDocument.ts'

/** The part of `carts/{uid}` that a change writes: the lines, and the ids of the last changes, oldest first (spec section 3.2). */
export interface CartDocument {
  readonly items: readonly StoredCartLine[]
  readonly changes: readonly string[]
}

/**
 * Returns the fields about the last order of a stored cart, in the backend's types. Every later version of
 * the document keeps them: an account places one order in five minutes (spec section 16.4).
 */
export function lastOrderIn(stored: DocumentFields | null | undefined): DocumentFields {
  const { orderedAt, orderId } = stored ?? {}
  return { ...(orderedAt != null && { orderedAt }), ...(orderId != null && { orderId }) }
}

/** Returns the cart of a stored document, empty when there is none. Unreadable items are dropped and logged. */
export function readCart(path: string, stored: DocumentFields | null, log: Log): Cart {
  const { cart, dropped } = parseCart(stored?.['items'])
  if (dropped > 0) log(`Dropped ${dropped} unreadable items of ${path}`)
  return cart
}

/** A cart after a change; `document` is null when there is nothing to write. */
export interface ChangedCart {
  readonly cart: Cart
  readonly document: CartDocument | null
}

/** Applies a change to a cart, unless the stored document lists its id as applied already (spec section 15). */
export function applyCartChange(
  cart: Cart,
  stored: DocumentFields | null,
  change: CartChange,
): ChangedCart {
  const applied = storedChanges(stored)
  if (applied.includes(change.id)) return { cart, document: null }
  const changed = change.actions.reduce(cartReducer, cart)
  const changes = [...applied, change.id].slice(-maxStoredChangeIds)
  return { cart: changed, document: { items: toStoredCart(changed), changes } }
}

function storedChanges(stored: DocumentFields | null): readonly string[] {
  const changes = stored?.['changes']
  return Array.isArray(changes) ? changes.filter((id) => typeof id === 'string') : []
}

import {
  type Cart,
  type CartChange,
  cartReducer,
  parseCart,
  maxStoredChangeIds,
  type StoredCartLine,
  toStoredCart,
} from '@storefront/domain'

import type { Log } from '../Log.ts'
import type { DocumentFields } from './decodeDocument.ts'

/** `carts/{uid}`: the lines, and the ids of the last changes, oldest first (spec section 3.2). */
export interface CartDocument {
  readonly items: readonly StoredCartLine[]
  readonly changes: readonly string[]
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

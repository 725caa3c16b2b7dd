import {
  type Cart,
  type CartChange,
  cartReducer,
  parseCart,
  rememberedChanges,
  type StoredCartLine,
  toStoredCart,
} from '@storefront/domain'

import type { Log } from '../Log.ts'
import type { DocumentFields } from './decodeDocument.ts'

/** `carts/{uid}`: the lines, and the ids of the changes last done, newest last. */
export interface CartDocument {
  readonly items: readonly StoredCartLine[]
  readonly changes: readonly string[]
}

/** The cart in a stored document, or an empty one; unreadable items are dropped and logged. */
export function readCart(path: string, stored: DocumentFields | null, log: Log): Cart {
  const { cart, dropped } = parseCart(stored?.['items'])
  if (dropped > 0) log(`Dropped ${dropped} unreadable of the items in ${path}`)
  return cart
}

/** A change done on a cart; `document` is null when there is nothing to write. */
export interface ChangedCart {
  readonly cart: Cart
  readonly document: CartDocument | null
}

/** Does a change on a read cart, unless the stored document says that it was done before. */
export function applyCartChange(
  cart: Cart,
  stored: DocumentFields | null,
  change: CartChange,
): ChangedCart {
  const done = storedChanges(stored)
  if (done.includes(change.id)) return { cart, document: null }
  const changed = change.actions.reduce(cartReducer, cart)
  const changes = [...done, change.id].slice(-rememberedChanges)
  return { cart: changed, document: { items: toStoredCart(changed), changes } }
}

function storedChanges(stored: DocumentFields | null): readonly string[] {
  const changes = stored?.['changes']
  return Array.isArray(changes) ? changes.filter((id) => typeof id === 'string') : []
}

import {
  type Cart,
  draftOrder,
  type Order,
  type OrderIdempotencyKey,
  type OrderRequest,
  type OutageCode,
  outageCodeOf,
} from '@storefront/domain'

import type { LoadBackend, Log } from '../../shared/services.tsx'
import type { CartStore } from '../cart/createCartStore.ts'

/** What became of an order that a buyer confirmed. */
export type Placement =
  | { readonly status: 'placed'; readonly order: Order }
  /** The stored cart is not the one the buyer saw. */
  | { readonly status: 'cart-changed' }
  /** A price, stock or setting is not what the buyer saw. */
  | { readonly status: 'refused' }
  /** Nobody knows whether it was placed: doing it again is safe. */
  | { readonly status: 'outage'; readonly code: OutageCode }

export interface Desk {
  readonly cart: Pick<CartStore, 'sync'>
  readonly orderIdempotencyKey: OrderIdempotencyKey
  readonly loadBackend: LoadBackend
  readonly log: Log
}

/**
 * Places the order exactly as the buyer saw it, or not at all. The attempt's id makes it one order,
 * however often this is done; once it is placed the attempt is over.
 */
export async function placeOrder(desk: Desk, seen: Omit<OrderRequest, 'id'>): Promise<Placement> {
  const { orderIdempotencyKey, loadBackend, log } = desk
  const id = orderIdempotencyKey.begin(seen.uid)
  try {
    const { orders } = await loadBackend()
    const placement = await tryToPlace(desk, { ...seen, id })
    // Refused, or its cart gone: an answer may have got lost after the order was placed.
    const order = placement.status === 'placed' ? placement.order : await orders.find(id)
    if (order === null) return placement
    orderIdempotencyKey.end()
    return { status: 'placed', order }
  } catch (cause) {
    log('The order could not be placed', cause)
    return { status: 'outage', code: outageCodeOf(cause) }
  }
}

async function tryToPlace({ cart, loadBackend }: Desk, request: OrderRequest): Promise<Placement> {
  const stored = await cart.sync()
  if (!stored.ok) return { status: 'outage', code: stored.error }
  if (!isSameCart(stored.value, request.cart)) return { status: 'cart-changed' }
  const draft = draftOrder(request)
  if (!draft.ok) return { status: 'refused' }
  const placed = await (await loadBackend()).orders.place(draft.value)
  return placed.ok ? { status: 'placed', order: placed.value } : { status: 'refused' }
}

function isSameCart(a: Cart, b: Cart): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, quantity }) => b.some((line) => line.id === id && line.quantity === quantity))
  )
}

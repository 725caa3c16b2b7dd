import {
  draftOrder,
  err,
  ok,
  Outage,
  type Cart,
  type Order,
  type OrderIdempotencyKey,
  type OrderRequest,
  type Result,
} from '@storefront/domain'

import type { LoadBackend } from '../../shared/services.tsx'
import type { CartStore } from '../cart/createCartStore.ts'

/**
 * Why an order was not placed. `cart-changed`: the stored cart differs from the one the buyer saw.
 * `refused`: a price, the stock or a setting does.
 */
export type PlaceOrderRefusal = 'cart-changed' | 'refused'

/** The order as the buyer saw it when they confirmed it. */
export type SeenOrder = Omit<OrderRequest, 'id'>

export interface PlaceOrderPorts {
  readonly cart: Pick<CartStore, 'sync'>
  readonly orderIdempotencyKey: OrderIdempotencyKey
  readonly loadBackend: LoadBackend
}

/**
 * Places the order exactly as the buyer saw it, or not at all (spec section 16.3). The idempotency key
 * makes it one order, however often this is called. Throws an `Outage` when it is unknown whether the order
 * was placed; calling it again is safe.
 */
export async function placeOrderOnce(
  ports: PlaceOrderPorts,
  seen: SeenOrder,
): Promise<Result<Order, PlaceOrderRefusal>> {
  const id = ports.orderIdempotencyKey.getOrCreate(seen.uid)
  const placed = await draftAndPlace(ports, { ...seen, id })
  if (placed.ok) return placed
  // An earlier call may have placed the order and emptied the cart, and its answer may have been lost.
  const order = await (await ports.loadBackend()).orders.find(id)
  return order === null ? placed : ok(order)
}

async function draftAndPlace(
  { cart, loadBackend }: PlaceOrderPorts,
  request: OrderRequest,
): Promise<Result<Order, PlaceOrderRefusal>> {
  const { orders } = await loadBackend()
  const stored = await cart.sync()
  if (!stored.ok) throw new Outage(stored.error, 'The cart could not be synchronised')
  if (!isSameCart(stored.value, request.cart)) return err('cart-changed')
  const draft = draftOrder(request)
  if (!draft.ok) return err('refused')
  const placed = await orders.place(draft.value)
  return placed.ok ? placed : err('refused')
}

function isSameCart(a: Cart, b: Cart): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, quantity }) => b.some((line) => line.id === id && line.quantity === quantity))
  )
}

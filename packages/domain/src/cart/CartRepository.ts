import type { Cart, CartAction } from './Cart.ts'

/** Actions that are applied together to the cart as stored. The same `id` is applied only once. */
export interface CartChange {
  /** Chosen by the caller: 1 to 64 characters, no comma. */
  readonly id: string
  readonly actions: readonly CartAction[]
}

/** How many ids of applied changes a stored cart keeps. */
export const maxStoredChangeIds = 20

/** Port: the `carts` collection (spec section 7). Failures are thrown as `Outage`. */
export interface CartRepository {
  /** The stored cart; empty when there is none. */
  load(uid: string): Promise<Cart>
  /**
   * Applies the change to the stored cart in one transaction, so that nothing that another device
   * added is lost, and returns the new cart. Safe to repeat when the answer was lost.
   */
  change(uid: string, change: CartChange): Promise<Cart>
  /**
   * Deletes the stored cart, for the deletion of its owner's account; succeeds when there is none. Within
   * `orderIntervalMs` of an order it only empties the cart, which records the order's time.
   */
  remove(uid: string): Promise<void>
}

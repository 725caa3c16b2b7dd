import type { Cart } from './Cart.ts'
import type { CartAction } from './Cart.ts'

/** Actions to do as one, on whatever the cart holds by then; the same `id` is done once only. */
export interface CartChange {
  /** Made by the caller, 1 to 64 characters, no comma. */
  readonly id: string
  readonly actions: readonly CartAction[]
}

/** How many ids of done changes a stored cart remembers. */
export const rememberedChanges = 20

/** Port: the `carts` collection (spec section 7). Failures are thrown as `Outage`. */
export interface CartRepository {
  /** The stored cart; empty when there is none. */
  load(uid: string): Promise<Cart>
  /**
   * Does the change on the stored cart in one transaction and returns the cart it left, so that
   * what another device added is never dropped. Safe to repeat when an answer got lost.
   */
  change(uid: string, change: CartChange): Promise<Cart>
  /** Deletes the stored cart with its owner's account; done as well when there is none. */
  remove(uid: string): Promise<void>
}

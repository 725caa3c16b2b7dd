import type { Cart } from './Cart.ts'
import type { CartAction } from './cartReducer.ts'

/** Actions to do as one, on whatever the cart holds by then; the same `id` is done once only. */
export interface CartChange {
  readonly id: string
  readonly actions: readonly CartAction[]
}

/** How many ids of done changes a stored cart remembers. */
export const rememberedChanges = 20

/** Port: the `carts` collection (spec section 7). Failures are thrown as `Outage`. */
export interface CartRepository {
  load(uid: string): Promise<Cart>
  /**
   * Does the change on the stored cart in one transaction and returns the cart it left, so that
   * what another device added is never dropped. Safe to repeat when an answer got lost.
   */
  change(uid: string, change: CartChange): Promise<Cart>
  remove(uid: string): Promise<void>
}

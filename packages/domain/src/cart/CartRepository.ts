import type { Cart, CartLine } from './Cart.ts'
import type { GuestCart } from './GuestCartStore.ts'

/** Port: the `carts` collection (spec section 7). Each user writes their own. Failures are thrown as `Outage`. */
export interface CartRepository {
  /** The stored cart; empty when there is none. */
  load(uid: string): Promise<Cart>
  /**
   * Sets one product's line in a transaction, so that what another device did to other lines is kept, and returns
   * the new cart. A quantity of 0 removes it. Done twice it changes nothing more. A full cart stays as it is.
   */
  setLine(uid: string, line: CartLine): Promise<Cart>
  /** Adds a guest's cart in a transaction, and returns the new cart. A guest cart is added only once. */
  merge(uid: string, guest: GuestCart): Promise<Cart>
}

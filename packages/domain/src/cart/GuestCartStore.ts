import type { Cart } from './Cart.ts'

/** A guest's cart, and the id that makes sure it is merged into a user's cart only once. */
export interface GuestCart {
  readonly cart: Cart
  readonly mergeId: string
}

/** Port: the guest's cart in the browser (`cartItems`, spec section 4). */
export interface GuestCartStore {
  read(): GuestCart
  /** Returns false when the browser refuses to store it; the cart then stays in memory. */
  write(cart: Cart): boolean
  clear(): void
}

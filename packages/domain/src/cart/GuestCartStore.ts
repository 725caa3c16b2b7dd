import type { Cart } from './Cart.ts'

/** A guest's cart. Its id makes sure that a user's cart takes it over only once. */
export interface GuestCart {
  readonly id: string
  readonly cart: Cart
}

/** Port: the guest's cart in the browser (`cartItems`, spec section 4). */
export interface GuestCartStore {
  read(): GuestCart
  /** Returns false when the browser refuses to store it; the cart then stays in memory. */
  write(cart: Cart): boolean
  /** Takes out bottles that a user's cart has taken over, and gives the rest a new id. */
  take(taken: Cart): void
}

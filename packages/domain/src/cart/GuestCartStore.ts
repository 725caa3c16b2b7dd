import type { Cart } from './Cart.ts'

/** A guest's cart, and the id under which it is merged once into a user's cart. */
export interface GuestCart {
  readonly cart: Cart
  readonly mergeId: string
}

/** Port: the guest's cart in the browser (`cartItems`, spec section 4). */
export interface GuestCartStore {
  read(): GuestCart
  /** False when the browser refused to store it; the cart lives on in memory. */
  write(cart: Cart): boolean
  clear(): void
}

import { cartReducer, type Cart, type CartAction } from './Cart.ts'

/** The actions that add a guest's cart to another one: an `add` for each line. */
export function mergeActions(guestCart: Cart): readonly CartAction[] {
  return guestCart.map((line) => ({ type: 'add', line }))
}

/**
 * Adds a guest's cart to a user's. Quantities of the same product are added up, up to the maximum;
 * products beyond the cart's limit are left out (spec section 15).
 */
export function mergeCarts(userCart: Cart, guestCart: Cart): Cart {
  return mergeActions(guestCart).reduce(cartReducer, userCart)
}

import { type Cart, type CartAction, maxCartLines, maxQuantity } from '@storefront/domain'

/** The limit of a cart that keeps an action from being done, or done in full; null when none does. */
export function limitMetBy(cart: Cart, action: CartAction): 'cart-full' | 'cart-line-full' | null {
  if (action.type !== 'add') return null
  const { id, quantity } = action.line
  const present = cart.find((line) => line.id === id)
  if (present === undefined) return cart.length < maxCartLines ? null : 'cart-full'
  return present.quantity + quantity <= maxQuantity ? null : 'cart-line-full'
}

import type { Cents } from '../money/money.ts'
import { assertNever } from '../shared/assertNever.ts'

/** One product in a cart, at the price it had when it was added. */
export interface CartLine {
  readonly id: string
  readonly name: string
  readonly priceCents: Cents
  readonly image: string | null
  /** Whole number, 1 to `maxQuantity`; 0 only in a change that removes the line. */
  readonly quantity: number
}

/** The lines of a cart in the order they were added, each product once. */
export type Cart = readonly CartLine[]

export const emptyCart: Cart = []

/** Maximum number of bottles of a product (spec section 15). */
export const maxQuantity = 99

/** Maximum number of different products (spec section 15). */
export const maxCartLines = 12

/** Whether a line may have this number of bottles. */
export const isValidQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity

/** Why a change was refused. A closed union: each code has a message in every language. */
export type CartErrorCode = 'invalid-product' | 'invalid-id' | 'invalid-quantity' | 'cart-full'

/** What happens to a cart (spec sections 4 and 15). Done twice, all but `add`, `merge` and `take` change nothing more. */
export type CartAction =
  /** Adds bottles to those in the cart, up to `maxQuantity`. */
  | { readonly type: 'add'; readonly line: CartLine }
  /** Sets the bottles of a product, and what its line says; a quantity of 0 removes it. */
  | { readonly type: 'set'; readonly line: CartLine }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'clear' }
  /** Adds the bottles of another cart; products beyond the limit are left out. */
  | { readonly type: 'merge'; readonly cart: Cart }
  /** Takes bottles out, such as those of an order that was placed; what was added since stays. */
  | { readonly type: 'take'; readonly bottles: readonly Pick<CartLine, 'id' | 'quantity'>[] }

/** The cart after an action: the one place for a cart's arithmetic. A refused action (`cartRefusal`) returns the same cart. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  if (cartRefusal(cart, action) !== null) return cart
  switch (action.type) {
    case 'add':
    case 'set': {
      const line = lineAfter(cart, action)
      if (line.quantity === 0) return cartReducer(cart, { type: 'remove', id: line.id })
      return cart.some(({ id }) => id === line.id)
        ? cart.map((present) => (present.id === line.id ? line : present))
        : [...cart, line]
    }
    case 'remove':
      return cart.filter(({ id }) => id !== action.id)
    case 'clear':
      return emptyCart
    case 'merge':
      return action.cart.reduce((merged, line) => cartReducer(merged, { type: 'add', line }), cart)
    case 'take':
      return cart.flatMap((line) => {
        const taken = action.bottles.find(({ id }) => id === line.id)?.quantity ?? 0
        const quantity = line.quantity - taken
        return isValidQuantity(quantity) ? [{ ...line, quantity }] : []
      })
    default:
      return assertNever(action)
  }
}

/**
 * Why an action is refused, or null: `invalid-product` for a line without an id, `invalid-id` for a removal without one,
 * `invalid-quantity`, and `cart-full` for another product at `maxCartLines`.
 */
export function cartRefusal(cart: Cart, action: CartAction): CartErrorCode | null {
  if (action.type === 'remove') return action.id === '' ? 'invalid-id' : null
  if (action.type !== 'add' && action.type !== 'set') return null
  const { id, quantity } = lineAfter(cart, action)
  if (id === '') return quantity === 0 ? 'invalid-id' : 'invalid-product'
  if (quantity === 0) return null
  if (!isValidQuantity(quantity)) return 'invalid-quantity'
  const isKnown = cart.some((present) => present.id === id)
  return !isKnown && cart.length >= maxCartLines ? 'cart-full' : null
}

/** The line of a product after an action; what is added is added up, to `maxQuantity`. */
function lineAfter(
  cart: Cart,
  { type, line }: Extract<CartAction, { readonly type: 'add' | 'set' }>,
): CartLine {
  if (type === 'set') return line
  const present = cart.find(({ id }) => id === line.id)?.quantity ?? 0
  return { ...line, quantity: Math.min(present + line.quantity, maxQuantity) }
}

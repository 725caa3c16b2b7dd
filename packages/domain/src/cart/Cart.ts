import type { Cents } from '../money/money.ts'
import { assertNever } from '../shared/assertNever.ts'
import { err, ok, type Result } from '../shared/result.ts'

/** One product in a cart, at the price it had when it was added. */
export interface CartLine {
  readonly id: string
  readonly name: string
  readonly priceCents: Cents
  readonly image: string | null
  /** Whole number, 1 to `maxQuantity`. */
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

/** A change to a cart. */
export type CartAction =
  | { readonly type: 'add'; readonly line: CartLine }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'set-quantity'; readonly id: string; readonly quantity: number }
  | { readonly type: 'clear' }

/** Why an action was refused. A closed union: each code has a message in every language. */
export type CartErrorCode = 'invalid-product' | 'invalid-id' | 'invalid-quantity' | 'cart-full'

/**
 * Applies an action to a cart (spec sections 4 and 5). Adding a product that is already in the cart
 * adds up the quantities, up to `maxQuantity`, and updates its name, price and picture. Removing a
 * product that is not in the cart, or setting its quantity, changes nothing. Errors: `invalid-product`
 * when the added line has no id, `invalid-id` for the other actions, `invalid-quantity`, and
 * `cart-full` at `maxCartLines`.
 */
export function applyCartAction(cart: Cart, action: CartAction): Result<Cart, CartErrorCode> {
  switch (action.type) {
    case 'add':
      return addLine(cart, action.line)
    case 'remove':
      if (action.id === '') return err('invalid-id')
      return ok(cart.filter((line) => line.id !== action.id))
    case 'set-quantity':
      if (action.id === '') return err('invalid-id')
      if (!isValidQuantity(action.quantity)) return err('invalid-quantity')
      return ok(
        cart.map((line) => (line.id === action.id ? { ...line, quantity: action.quantity } : line)),
      )
    case 'clear':
      return ok(emptyCart)
    default:
      return assertNever(action)
  }
}

function addLine(cart: Cart, added: CartLine): Result<Cart, CartErrorCode> {
  if (added.id === '') return err('invalid-product')
  if (!isValidQuantity(added.quantity)) return err('invalid-quantity')
  const existing = cart.find((line) => line.id === added.id)
  if (existing === undefined) {
    return cart.length >= maxCartLines ? err('cart-full') : ok([...cart, added])
  }
  const quantity = Math.min(existing.quantity + added.quantity, maxQuantity)
  return ok(cart.map((line) => (line === existing ? { ...added, quantity } : line)))
}

/** `applyCartAction` for callers that do not need the error: a refused action returns the same cart. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  const changed = applyCartAction(cart, action)
  return changed.ok ? changed.value : cart
}

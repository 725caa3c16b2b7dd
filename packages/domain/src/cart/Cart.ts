import type { Cents } from '../money/money.ts'
import { err, ok, type Result } from '../shared/result.ts'

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

/**
 * Sets a product's line, whose quantity of 0 removes it (spec sections 4 and 5). Done twice it changes nothing
 * more. A new line is appended. Errors: `invalid-product` for a line without an id, `invalid-id` if it is to be
 * removed, `invalid-quantity`, and `cart-full` at `maxCartLines`.
 */
export function setCartLine(cart: Cart, line: CartLine): Result<Cart, CartErrorCode> {
  const { id, quantity } = line
  if (id === '') return err(quantity === 0 ? 'invalid-id' : 'invalid-product')
  if (quantity === 0) return ok(cart.filter((present) => present.id !== id))
  if (!isValidQuantity(quantity)) return err('invalid-quantity')
  if (cart.some((present) => present.id === id)) {
    return ok(cart.map((present) => (present.id === id ? line : present)))
  }
  return cart.length >= maxCartLines ? err('cart-full') : ok([...cart, line])
}

/** The line to set when bottles are added to those in the cart, up to `maxQuantity` (spec section 4). */
export function lineWithAdded(cart: Cart, added: CartLine): CartLine {
  const present = cart.find((line) => line.id === added.id)?.quantity ?? 0
  return { ...added, quantity: Math.min(present + added.quantity, maxQuantity) }
}

import type { Cents } from '../money/money.ts'
import type { Cart } from './Cart.ts'

/** The totals of a cart before shipping. */
export interface CartTotals {
  /** The number of bottles of all lines. */
  readonly count: number
  readonly subtotalCents: Cents
}

/** Adds up a cart at the prices of its lines, in cents (spec section 15). */
export function cartTotals(cart: Cart): CartTotals {
  return cart.reduce(
    (totals, line) => ({
      count: totals.count + line.quantity,
      subtotalCents: totals.subtotalCents + line.quantity * line.priceCents,
    }),
    { count: 0, subtotalCents: 0 },
  )
}

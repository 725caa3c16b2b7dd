import type { Cents } from '../money/money.ts'

/** One product in a cart, at the price it had when it was put there. */
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

/** Bottles of one product at most (decisions, "Cart"). */
export const maxQuantity = 99

/** Different products at most (decisions, "Cart"). */
export const maxCartLines = 12

/** Whether a line may hold so many bottles. */
export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity

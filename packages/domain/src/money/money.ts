/** An amount in integer US cents. Documents store decimals; conversion happens at the edge. */
export type Cents = number

/** The only currency of the shop, Ecuador's. */
export const currency = 'USD'

/** IVA contained in every price shown, in per cent (spec section 10). */
export const ivaPercent = 15

/** The highest price of a product; the database's rules refuse more, and full carts add up exactly. */
export const maxPriceCents: Cents = 100_000_000

/** The stored decimal (27, 27.5, 39.99) in cents, rounded to the nearest cent. */
export function toCents(decimal: number): Cents {
  // Adding 0 turns -0, which would be shown as "-0.00", into 0.
  return Math.round(decimal * 100) + 0
}

/** Cents as the decimal that documents store. */
export function toDecimal(cents: Cents): number {
  return cents / 100
}

/** How many cents of an amount with IVA are IVA, rounded to the nearest cent. */
export function ivaContained(totalCents: Cents): Cents {
  return Math.round((totalCents * ivaPercent) / (100 + ivaPercent))
}

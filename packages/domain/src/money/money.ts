/** An amount in US cents, an integer. Documents store decimals; adapters convert them. */
export type Cents = number

/** The shop's only currency. */
export const currency = 'USD'

/** The IVA that every price contains, in per cent (spec section 10). */
export const ivaPercent = 15

/** The highest price of a product. The totals of full carts stay exact. */
export const maxPriceCents: Cents = 100_000_000

/** Converts a stored decimal (27, 27.5, 39.99) to cents, rounded to the nearest cent. */
export function toCents(decimal: number): Cents {
  // Adding 0 turns -0, which would be shown as "-0.00", into 0.
  return Math.round(decimal * 100) + 0
}

/** Converts cents to the decimal that documents store. */
export function toDecimal(cents: Cents): number {
  return cents / 100
}

/** The IVA contained in a total, in cents, rounded to the nearest cent. */
export function ivaContained(totalCents: Cents): Cents {
  return Math.round((totalCents * ivaPercent) / (100 + ivaPercent))
}

/** An amount in integer US cents. Documents store decimals; conversion happens at the edge. */
export type Cents = number

/** The only currency of the shop, Ecuador's. */
export const currency = 'USD'

/** IVA contained in every price shown, in per cent (decisions, "Brand"). */
export const ivaPercent = 15

/** The stored decimal (27, 27.5, 39.99) in cents, rounded to the nearest cent. */
export function toCents(decimal: number): Cents {
  return Math.round(decimal * 100)
}

/** Cents as the decimal that documents store. */
export function toDecimal(cents: Cents): number {
  return cents / 100
}

/** How many cents of a price with IVA are IVA, rounded to the nearest cent. */
export function ivaContained(totalCents: Cents): Cents {
  return Math.round((totalCents * ivaPercent) / (100 + ivaPercent))
}

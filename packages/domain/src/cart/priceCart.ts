import { availabilityOf, type Availability, type Product } from '../catalog/product.ts'
import type { Cents } from '../money/money.ts'
import type { Cart, CartLine } from './Cart.ts'

/** A cart's line as it stands today. */
export interface PricedLine extends CartLine {
  readonly availability: Availability
  /** What the stored line says, when the product costs something else by now; else null. */
  readonly formerPriceCents: Cents | null
  /** Bottles left; null where they are not counted. */
  readonly stock: number | null
  /** What a bottle holds; null when the product is gone, or not known yet. */
  readonly volumeMl: number | null
}

/** Why a line cannot be bought as it stands. Closed: each has a sentence in every language. */
export type LineTrouble = Exclude<Availability, 'available'> | 'stock-too-low'

/**
 * The cart at the products' prices of now: those count, not the stored lines' (spec section 15).
 * A product that is gone counts as inactive and keeps the price it had.
 */
export function priceCart(cart: Cart, products: readonly Product[]): readonly PricedLine[] {
  return cart.map((line) => {
    const product = products.find((candidate) => candidate.id === line.id)
    const availability = product === undefined ? 'inactive' : availabilityOf(product)
    const priceCents = product?.priceCents ?? line.priceCents
    return {
      ...line,
      name: product?.name ?? line.name,
      priceCents,
      availability,
      formerPriceCents: priceCents === line.priceCents ? null : line.priceCents,
      stock: product?.stock ?? null,
      volumeMl: product?.volumeMl ?? null,
    }
  })
}

/** The lines that can be bought now; only these make up the subtotal. */
export function buyableLines(lines: readonly PricedLine[]): readonly PricedLine[] {
  return lines.filter((line) => line.availability === 'available')
}

/** What keeps a line from being ordered, or null. */
export function troubleOf({ availability, stock, quantity }: PricedLine): LineTrouble | null {
  if (availability !== 'available') return availability
  return stock !== null && stock < quantity ? 'stock-too-low' : null
}

import { availabilityOf, type Availability, type Product } from '../catalog/product.ts'
import type { Cents } from '../money/money.ts'
import type { Cart, CartLine } from './Cart.ts'

/** A line of a cart with the product's current price and availability. */
export interface PricedLine extends CartLine {
  readonly availability: Availability
  /** The stored line's price if the product's current price differs, else null; null too for a line without a price. */
  readonly formerPriceCents: Cents | null
  /** Bottles left; null when they are not counted. */
  readonly stock: number | null
  /** The volume of a bottle in ml; null when the product no longer exists or is not loaded yet. */
  readonly volumeMl: number | null
}

/** Why a line cannot be ordered. A closed union: each code has a message in every language. */
export type LineProblem = Exclude<Availability, 'available'> | 'stock-too-low'

/**
 * The cart at the products' current prices, which replace those of the stored lines (spec section 15).
 * A product that no longer exists counts as inactive and keeps the stored price.
 */
export function priceCart(cart: Cart, products: readonly Product[]): readonly PricedLine[] {
  return cart.map((line) => {
    const product = products.find((candidate) => candidate.id === line.id)
    const priceCents = product?.priceCents ?? line.priceCents
    return {
      ...line,
      name: product?.name ?? line.name,
      priceCents,
      availability: availabilityOf(product),
      // A line that was stored without a price has 0.
      formerPriceCents: [0, priceCents].includes(line.priceCents) ? null : line.priceCents,
      stock: product?.stock ?? null,
      volumeMl: product?.volumeMl ?? null,
    }
  })
}

/** The lines that can be bought now; only these count in the subtotal. */
export function buyableLines(lines: readonly PricedLine[]): readonly PricedLine[] {
  return lines.filter((line) => line.availability === 'available')
}

/** Why a line cannot be ordered, or null. */
export function lineProblem({ availability, stock, quantity }: PricedLine): LineProblem | null {
  if (availability !== 'available') return availability
  return stock !== null && stock < quantity ? 'stock-too-low' : null
}

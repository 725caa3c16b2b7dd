import * as z from 'zod/mini'

import type { CartLine } from '../cart/Cart.ts'
import { type Cents, currency, toCents } from '../money/money.ts'
import { priceSchema } from '../money/priceSchema.ts'

/** A product as the shop sells it (decisions, "Checkout and orders"). */
export interface Product {
  readonly id: string
  readonly name: string
  /** Null while it is coming soon. */
  readonly priceCents: Cents | null
  readonly currency: typeof currency
  /** The name of a picture, or null. */
  readonly image: string | null
  /** False hides it from the shop. */
  readonly active: boolean
  readonly comingSoon: boolean
  /** Bottles left; null when they are not counted. */
  readonly stock: number | null
  /** Per cent; null when it is not known. */
  readonly alcoholByVolume: number | null
  readonly volumeMl: number
  readonly sortOrder: number
}

/**
 * Decodes `products/{id}`; the id is the document's own, the price a decimal. Absent fields: no price,
 * no picture, active, not coming soon, stock not counted, alcohol not known, first in order.
 */
export const productSchema = z.pipe(
  z.object({
    id: z.string().check(z.minLength(1)),
    name: z.string(),
    price: z._default(z.nullable(priceSchema), null),
    currency: z._default(z.literal(currency), currency),
    image: z._default(z.nullable(z.string()), null),
    active: z._default(z.boolean(), true),
    comingSoon: z._default(z.boolean(), false),
    stock: z._default(z.nullable(z.int().check(z.nonnegative())), null),
    alcoholByVolume: z._default(z.nullable(z.number().check(z.gte(0), z.lte(100))), null),
    volumeMl: z.int().check(z.positive()),
    sortOrder: z._default(z.int(), 0),
  }),
  z.transform(({ price, ...product }): Product => ({
    ...product,
    priceCents: price === null ? null : toCents(price),
  })),
)

/** Why a product can or cannot be bought. Closed: each has a sentence in every language. */
export type Availability = 'available' | 'coming-soon' | 'sold-out' | 'inactive'

/** Whether a product can be bought now, and if not, why. One without a price is coming soon. */
export function availabilityOf(product: Product): Availability {
  if (!product.active) return 'inactive'
  if (product.comingSoon || product.priceCents === null) return 'coming-soon'
  return product.stock === 0 ? 'sold-out' : 'available'
}

/**
 * The cart line that buys `quantity` bottles of the product at its price of now, 0 without one (spec
 * section 3). Ask `availabilityOf` first: a line can be made of a product that cannot be bought.
 */
export function toCartLine(product: Product, quantity = 1): CartLine {
  return {
    id: product.id,
    name: product.name,
    priceCents: product.priceCents ?? 0,
    image: product.image,
    quantity,
  }
}

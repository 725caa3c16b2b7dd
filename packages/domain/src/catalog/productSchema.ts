import * as z from 'zod/mini'

import { currency, maxPriceCents, toCents, toDecimal } from '../money/money.ts'
import type { Fields } from '../shared/command.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import type { Product } from './product.ts'

/** A price as documents store it: dollars, as a decimal number (spec section 3). */
const priceSchema = z.number().check(z.gte(0), z.lte(toDecimal(maxPriceCents)))

/**
 * Decodes `products/{id}`; `id` is the document's id, the stored price is a decimal. Defaults of missing
 * fields: no description, no price, no picture, active, not coming soon, stock not counted, alcohol unknown, first in
 * the order.
 *
 * In a separate file, so that pages can use the functions on products without loading zod.
 */
export const productSchema = z.pipe(
  z.object({
    id: z.string().check(z.minLength(1)),
    name: z.string(),
    description: z._default(z.nullable(z.object({ es: z.string(), en: z.string() })), null),
    price: z._default(z.nullable(priceSchema), null),
    currency: z._default(z.literal(currency), currency),
    image: z._default(z.nullable(z.string()), null),
    active: z._default(z.boolean(), true),
    comingSoon: z._default(z.boolean(), false),
    stock: z._default(z.nullable(wholeNumberSchema(0)), null),
    alcoholByVolume: z._default(z.nullable(z.number().check(z.gte(0), z.lte(100))), null),
    volumeMl: wholeNumberSchema(1),
    sortOrder: z._default(wholeNumberSchema(), 0),
  }),
  z.transform(({ price, ...product }): Product => ({
    ...product,
    priceCents: price === null ? null : toCents(price),
  })),
)

/** The fields to store for a product; its id is the document's. */
export function productFieldsOf(product: Product): Fields {
  const { id: _, priceCents, ...fields } = product
  return { ...fields, price: priceCents === null ? null : toDecimal(priceCents) }
}

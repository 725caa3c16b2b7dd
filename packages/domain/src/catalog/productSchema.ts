import * as z from 'zod/mini'

import { currency, maxPriceCents, toCents, toDecimal } from '../money/money.ts'
import type { Fields } from '../shared/command.ts'
import { versionedFields } from '../shared/versionedSchema.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import type { Product } from './product.ts'

/** A price as documents store it: dollars, as a decimal number (spec section 3). */
const priceSchema = z.number().check(z.gte(0), z.lte(toDecimal(maxPriceCents)))

/**
 * Decodes `products/{id}`; `id` is the document's id, the stored price is a decimal.
 *
 * In a separate file, so that pages can use the functions on products without loading zod.
 */
export const productSchema = z.pipe(
  z.object({
    id: z.string().check(z.minLength(1)),
    name: z.string(),
    description: z.nullable(z.object({ es: z.string(), en: z.string() })),
    price: z.nullable(priceSchema),
    currency: z.literal(currency),
    image: z.nullable(z.string()),
    active: z.boolean(),
    comingSoon: z.boolean(),
    stock: z.nullable(wholeNumberSchema(0)),
    alcoholByVolume: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    volumeMl: wholeNumberSchema(1),
    batch: z.nullable(z.string()),
    batchBottles: z.nullable(wholeNumberSchema(1)),
    sortOrder: wholeNumberSchema(),
    ...versionedFields,
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

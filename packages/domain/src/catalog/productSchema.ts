import * as z from 'zod/mini'

import { currency, maxPriceCents, toCents, toDecimal } from '../money/money.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import type { Product } from './product.ts'

/** A price as documents store it: a decimal number of dollars. */
const priceSchema = z.number().check(z.gte(0), z.lte(toDecimal(maxPriceCents)))

/**
 * Decodes `products/{id}`; the id is the document's own, the price a decimal. Absent fields: no price,
 * no picture, active, not coming soon, stock not counted, alcohol not known, first in order.
 *
 * In a file of its own: pages that ask about a product load no zod with it.
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

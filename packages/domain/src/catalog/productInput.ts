import * as z from 'zod/mini'

import { maxPriceCents } from '../money/money.ts'
import { maxWholeNumber } from '../shared/numberFields.ts'
import { textSchema } from '../shared/textSchema.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import { maxBatch, maxDescription, maxProductName } from './checkProduct.ts'
import type { Product } from './product.ts'

// The fields of a product that commands take, with the limits of the form.

/** What a product that an admin has added is called and described by. */
export const productWords = {
  name: textSchema(maxProductName, 1),
  description: z.strictObject({
    es: textSchema(maxDescription, 1),
    /** Empty where the Spanish one is shown (`descriptionIn`). */
    en: textSchema(maxDescription),
  }),
}

/** How a product is sold. */
export const productSale = {
  priceCents: z.nullable(wholeNumberSchema(0, maxPriceCents)),
  active: z.boolean(),
  comingSoon: z.boolean(),
  alcoholByVolume: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  volumeMl: wholeNumberSchema(1, maxWholeNumber),
  batch: z.nullable(textSchema(maxBatch, 1)),
  batchBottles: z.nullable(wholeNumberSchema(1, maxWholeNumber)),
}

/** How many bottles are left; null if they are not counted. */
export const productStock = z.nullable(wholeNumberSchema(0, maxWholeNumber))

/** Whether a product is on sale without a price, which no command stores. */
export const lacksPrice = ({ priceCents, comingSoon }: Product): boolean =>
  !comingSoon && (priceCents === null || priceCents === 0)

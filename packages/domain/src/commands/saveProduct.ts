import * as z from 'zod/mini'

import { maxProductName } from '../catalog/checkProduct.ts'
import type { Product } from '../catalog/product.ts'
import type { ProductChanges } from '../catalog/productChanges.ts'
import { productFieldsOf } from '../catalog/productSchema.ts'
import { productRef } from '../documents.ts'
import { maxPriceCents } from '../money/money.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { maxWholeNumber } from '../shared/numberFields.ts'
import { remainingChanges } from '../shared/remainingChanges.ts'
import { err } from '../shared/result.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'

const fields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxProductName)),
  priceCents: z.nullable(wholeNumberSchema(0, maxPriceCents)),
  active: z.boolean(),
  comingSoon: z.boolean(),
  stock: z.nullable(wholeNumberSchema(0, maxWholeNumber)),
  alcoholByVolume: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  volumeMl: wholeNumberSchema(1, maxWholeNumber),
  sortOrder: wholeNumberSchema(-maxWholeNumber, maxWholeNumber),
}

/**
 * An admin changes a product. It answers with the product. Refusals: `product-not-found`, `product-changed` if one
 * of the same fields has changed since it was seen, as an order changes a stock, and `price-missing` for a
 * product that is on sale without a price.
 */
export const saveProduct = defineCommand({
  name: 'saveProduct',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    seen: z.strictObject(fields),
    changes: z.partial(z.strictObject(fields)),
  }),
  reads: ({ id }) => ({ product: productRef(id) }),
  decide: ({ seen, changes }, { product }, { now }) => {
    if (product === null) return err('product-not-found')
    const remaining = remainingChanges<Required<ProductChanges>>(product, seen, changes)
    if (remaining === null) return err('product-changed')
    if (Object.keys(remaining).length === 0) return already(product)
    const saved: Product = { ...product, ...remaining }
    const hasPrice = saved.priceCents !== null && saved.priceCents > 0
    if (!hasPrice && !saved.comingSoon) return err('price-missing')
    return decided(saved, [
      save(productRef(product.id).path, { ...productFieldsOf(saved), updatedAt: now }),
    ])
  },
})

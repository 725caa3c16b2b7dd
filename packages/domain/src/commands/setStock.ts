import * as z from 'zod/mini'

import type { Product } from '../catalog/product.ts'
import { productRef } from '../documents.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { maxWholeNumber } from '../shared/numberFields.ts'
import { err } from '../shared/result.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'

const stock = z.nullable(wholeNumberSchema(0, maxWholeNumber))

/**
 * An admin sets how many bottles of a product are left; null if they are not counted. It answers with the product.
 * Refusals: `product-not-found`, `product-changed` if an order or an admin has changed the stock since it was seen.
 */
export const setStock = defineCommand({
  name: 'setStock',
  by: 'admin',
  input: z.strictObject({ id: idSchema, seen: stock, stock }),
  reads: ({ id }) => ({ product: productRef(id) }),
  decide: ({ seen, stock: counted }, { product }, { now }) => {
    if (product === null) return err('product-not-found')
    if (product.stock === counted) return already(product)
    if (product.stock !== seen) return err('product-changed')
    const saved: Product = { ...product, stock: counted }
    return decided(saved, [save(productRef(product.id).path, { stock: counted, updatedAt: now })])
  },
})

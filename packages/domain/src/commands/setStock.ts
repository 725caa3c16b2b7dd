import * as z from 'zod/mini'

import type { Product } from '../catalog/product.ts'
import { productStock } from '../catalog/productInput.ts'
import { productRef } from '../documents.ts'
import { already, changed, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'

/**
 * An admin sets how many bottles of a product are left; null if they are not counted. It answers with the product.
 * Refusals: `product-not-found`, `changed` if an order or an admin has changed the stock since it was seen.
 */
export const setStock = defineCommand({
  name: 'setStock',
  by: 'admin',
  input: z.strictObject({ id: idSchema, seen: productStock, stock: productStock }),
  reads: ({ id }) => ({ product: productRef(id) }),
  decide: ({ seen, stock }, { product }, { press, now }) => {
    if (product === null) return err('product-not-found')
    if (product.lastPress === press) return already(product)
    if (product.stock !== seen) return changed(product)
    const saved: Product = { ...product, stock, lastPress: press }
    return decided(saved, [
      save(productRef(product.id).path, { stock, lastPress: press, updatedAt: now }),
    ])
  },
})

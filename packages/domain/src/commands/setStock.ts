import * as z from 'zod/mini'

import type { Product } from '../catalog/product.ts'
import { productStock } from '../catalog/productInput.ts'
import { productRef } from '../documents.ts'
import { already, changed, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import { editedOnce } from '../shared/versioned.ts'
import { versionSchema } from '../shared/versionedSchema.ts'

/**
 * An admin sets how many bottles of a product are left; null if they are not counted. It answers with the product.
 * Refusals: `product-not-found`, `changed` if somebody has edited it since it was seen, or an order has changed the stock.
 */
export const setStock = defineCommand({
  name: 'setStock',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    version: versionSchema,
    /** Sales raise no version. */
    seen: productStock,
    stock: productStock,
  }),
  reads: ({ id }) => ({ product: productRef(id) }),
  decide: ({ version, seen, stock }, { product }, { press, now }) => {
    if (product === null) return err('product-not-found')
    if (product.lastPress === press) return already(product)
    if (product.version !== version || product.stock !== seen) return changed(product)
    const edited = { stock, ...editedOnce(product, press) }
    const saved: Product = { ...product, ...edited }
    return decided(saved, [save(productRef(product.id).path, { ...edited, updatedAt: now })])
  },
})

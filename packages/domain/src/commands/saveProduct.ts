import * as z from 'zod/mini'

import { pictureSrcSchema } from '../catalog/pictureSchema.ts'
import type { Product } from '../catalog/product.ts'
import { lacksPrice, productSale, productStock, productWords } from '../catalog/productInput.ts'
import { productFieldsOf } from '../catalog/productSchema.ts'
import { pictureRef, productRef } from '../documents.ts'
import { already, changed, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import { editedOnce } from '../shared/versioned.ts'
import { versionSchema } from '../shared/versionedSchema.ts'

/**
 * An admin changes a product. It answers with the product. Refusals: `product-not-found`, `changed` if somebody has
 * edited it since it was seen, or an order has changed a stock that was counted, `content-fixed` for the words or the
 * picture of a bottle that the site itself has words of, and `price-missing` for a product that is on sale without a price.
 */
export const saveProduct = defineCommand({
  name: 'saveProduct',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    version: versionSchema,
    /** Null for a bottle that the site itself has words of. */
    words: z.nullable(z.strictObject(productWords)),
    sale: z.strictObject(productSale),
    /** Another number of bottles; null where it stays what it is. Sales raise no version, so it says what was seen. */
    stock: z.nullable(z.strictObject({ seen: productStock, counted: productStock })),
    /** Another picture; null for the present one. */
    picture: z.nullable(pictureSrcSchema),
  }),
  reads: ({ id }) => ({ product: productRef(id), stored: pictureRef(id) }),
  decide: ({ version, words, sale, stock, picture }, { product }, { press, now }) => {
    if (product === null) return err('product-not-found')
    if (product.lastPress === press) return already(product)
    const isStockMoved = stock !== null && stock.seen !== product.stock
    if (product.version !== version || isStockMoved) return changed(product)
    const isContent = words !== null || picture !== null
    if (product.description === null && isContent) return err('content-fixed')
    const saved: Product = {
      ...product,
      ...words,
      ...sale,
      ...(stock !== null && { stock: stock.counted }),
      ...editedOnce(product, press),
    }
    if (lacksPrice(saved)) return err('price-missing')
    return decided(saved, [
      save(productRef(product.id).path, { ...productFieldsOf(saved), updatedAt: now }),
      ...(picture === null ? [] : [save(pictureRef(product.id).path, { src: picture })]),
    ])
  },
})

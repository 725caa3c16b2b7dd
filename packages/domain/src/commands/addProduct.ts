import * as z from 'zod/mini'

import { pictureSrcSchema } from '../catalog/pictureSchema.ts'
import type { Product } from '../catalog/product.ts'
import { lacksPrice, productInput } from '../catalog/productInput.ts'
import { productFieldsOf, productSchema } from '../catalog/productSchema.ts'
import { pictureRef, productRef } from '../documents.ts'
import { currency } from '../money/money.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { err } from '../shared/result.ts'

/**
 * An admin adds a product with its words and its picture, after all others. It answers with the product; sent again
 * with the same id, with the one that it has added. Refusal: `price-missing` for a product that is on sale without a
 * price.
 */
export const addProduct = defineCommand({
  name: 'addProduct',
  by: 'admin',
  input: z.strictObject({
    /** Made in the browser, once for each product. */
    id: z.uuid(),
    ...productInput,
    picture: pictureSrcSchema,
  }),
  reads: ({ id }) => ({
    added: productRef(id),
    stored: pictureRef(id),
    products: { collection: 'products', schema: productSchema, where: [], limit: 100 },
  }),
  decide: ({ picture, ...input }, { added, products }, { now }) => {
    if (added !== null) return already(added)
    const sortOrder = Math.max(0, ...products.map((product) => product.sortOrder)) + 1
    const product: Product = { ...input, currency, image: null, sortOrder }
    if (lacksPrice(product)) return err('price-missing')
    return decided(product, [
      save(productRef(product.id).path, { ...productFieldsOf(product), updatedAt: now }),
      save(pictureRef(product.id).path, { src: picture }),
    ])
  },
})

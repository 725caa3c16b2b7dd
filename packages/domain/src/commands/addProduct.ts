import * as z from 'zod/mini'

import { pictureSrcSchema } from '../catalog/pictureSchema.ts'
import type { Product } from '../catalog/product.ts'
import { lacksPrice, productSale, productStock, productWords } from '../catalog/productInput.ts'
import { productFieldsOf } from '../catalog/productSchema.ts'
import { pictureRef, productRef } from '../documents.ts'
import { currency } from '../money/money.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { err } from '../shared/result.ts'
import { editedOnce, unedited } from '../shared/versioned.ts'

/** Of the other products only the place counts, so that one that cannot be read stops nothing. */
const placedSchema = z.object({ sortOrder: z.catch(z.int(), 0) })

/**
 * An admin adds a product with its words and its picture, after all others. It answers with the product, whose id is the
 * press. Refusal: `price-missing` for a product that is on sale without a price.
 */
export const addProduct = defineCommand({
  name: 'addProduct',
  by: 'admin',
  input: z.strictObject({
    ...productWords,
    ...productSale,
    stock: productStock,
    picture: pictureSrcSchema,
  }),
  reads: (_, { press }) => ({
    added: productRef(press),
    stored: pictureRef(press),
    products: { collection: 'products', schema: placedSchema, where: [], limit: 1_000 },
  }),
  decide: ({ picture, ...input }, { added, products }, { press: id, now }) => {
    if (added !== null) return already(added)
    const sortOrder = Math.max(0, ...products.map((product) => product.sortOrder)) + 1
    const versioned = editedOnce(unedited, id)
    const product: Product = { ...input, id, currency, image: null, sortOrder, ...versioned }
    if (lacksPrice(product)) return err('price-missing')
    return decided(product, [
      save(productRef(id).path, { ...productFieldsOf(product), updatedAt: now }),
      save(pictureRef(id).path, { src: picture }),
    ])
  },
})

import * as z from 'zod/mini'

import { pictureSrcSchema } from '../catalog/pictureSchema.ts'
import type { Product } from '../catalog/product.ts'
import type { ProductChanges } from '../catalog/productChanges.ts'
import { lacksPrice, productInput } from '../catalog/productInput.ts'
import { productFieldsOf } from '../catalog/productSchema.ts'
import { pictureRef, productRef } from '../documents.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { remainingChanges } from '../shared/remainingChanges.ts'
import { err } from '../shared/result.ts'

/**
 * An admin changes a product. It answers with the product. Refusals: `product-not-found`, `product-changed` if one
 * of the same fields has changed since it was seen, as an order changes a stock, `content-fixed` for the name,
 * description or picture of a bottle that the site itself has words of, and `price-missing` for a product that is on
 * sale without a price.
 */
export const saveProduct = defineCommand({
  name: 'saveProduct',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    seen: z.strictObject({
      ...productInput,
      description: z.nullable(productInput.description),
    }),
    changes: z.partial(z.strictObject(productInput)),
    /** Another picture. Default: the present one. */
    picture: z.optional(pictureSrcSchema),
  }),
  reads: ({ id }) => ({ product: productRef(id), stored: pictureRef(id) }),
  decide: ({ seen, changes, picture }, { product, stored }, { now }) => {
    if (product === null) return err('product-not-found')
    const remaining = remainingChanges<Pick<Product, keyof ProductChanges>>(product, seen, changes)
    if (remaining === null) return err('product-changed')
    const src = picture === stored?.src ? undefined : picture
    const changed = Object.keys(remaining)
    if (changed.length === 0 && src === undefined) return already(product)
    const isContent = changed.includes('name') || changed.includes('description')
    if (product.description === null && (isContent || src !== undefined)) {
      return err('content-fixed')
    }
    const saved: Product = { ...product, ...remaining }
    if (lacksPrice(saved)) return err('price-missing')
    return decided(saved, [
      save(productRef(product.id).path, { ...productFieldsOf(saved), updatedAt: now }),
      ...(src === undefined ? [] : [save(pictureRef(product.id).path, { src })]),
    ])
  },
})

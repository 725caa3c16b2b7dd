import {
  err,
  ok,
  productSchema,
  remainingChanges,
  type Product,
  type ProductChanges,
  type ProductRepository,
} from '@storefront/domain'

import { decodeDocument, type DocumentFields } from '../documents/decodeDocument.ts'
import { bySortOrder, toProductFields } from '../documents/productDocument.ts'
import { permissionDenied, requireAdmin } from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import type { StoredDatabase } from './EmbeddedDatabase.ts'
import { isProduct } from './embeddedRules.ts'

export function createEmbeddedProducts(context: EmbeddedContext): ProductRepository {
  const { store, call, clock } = context
  return {
    list: () => call(() => readProducts(store.read())),
    update: (before, changes) =>
      call(() => {
        const { id } = before
        requireAdmin(context, `products/${id}`)
        return store.transact(({ products }) => {
          const document = products[id]
          if (document === undefined) return err('product-not-found')
          const stored = readProduct(id, document)
          const remaining = remainingChanges<ProductChanges>(stored, before, changes)
          if (remaining === null) return err('product-changed')
          const fields = toProductFields({ ...stored, ...remaining })
          const edited = { ...document, ...fields, updatedAt: clock() }
          if (!isProduct(id, edited)) throw permissionDenied(`products/${id}`)
          products[id] = edited
          return ok(undefined)
        })
      }),
  }
}

/** Returns all products, by `sortOrder`. */
export function readProducts({ products }: StoredDatabase): Product[] {
  return Object.entries(products)
    .map(([id, fields]) => readProduct(id, fields))
    .toSorted(bySortOrder)
}

function readProduct(id: string, fields: DocumentFields): Product {
  return decodeDocument(productSchema, `products/${id}`, fields)
}

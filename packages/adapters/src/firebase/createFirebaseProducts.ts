import {
  err,
  ok,
  productSchema,
  remainingChanges,
  type Catalogue,
  type ProductChanges,
  type ProductRepository,
} from '@storefront/domain'
import { doc, serverTimestamp } from 'firebase/firestore/lite'

import { toProductFields } from '../documents/productDocument.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { transactOnce } from './transactOnce.ts'

export function createFirebaseProducts(
  { database, call }: FirebaseContext,
  catalogue: Catalogue,
): ProductRepository {
  return {
    list: catalogue.products.list,

    // When an order changes the stock between the read and the write, the transaction fails and is repeated.
    update(before, changes) {
      const product = doc(database, 'products', before.id)
      return call(product.path, () =>
        transactOnce(database, [product], ([snapshot], transaction) => {
          if (!snapshot.exists()) return err('product-not-found')
          const stored = decodeSnapshot(productSchema, snapshot)
          const remaining = remainingChanges<ProductChanges>(stored, before, changes)
          if (remaining === null) return err('product-changed')
          transaction.update(product, {
            ...toProductFields({ ...stored, ...remaining }),
            updatedAt: serverTimestamp(),
          })
          return ok(undefined)
        }),
      )
    },
  }
}

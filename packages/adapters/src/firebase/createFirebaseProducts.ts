import {
  err,
  ok,
  type ProductChanges,
  type ProductRepository,
  productSchema,
  remainingChanges,
} from '@storefront/domain'
import { collection, doc, getDocs, serverTimestamp } from 'firebase/firestore/lite'

import { bySortOrder, toProductFields } from '../documents/productDocument.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { transactOnce } from './transactOnce.ts'

export function createFirebaseProducts({ database, call }: FirebaseContext): ProductRepository {
  return {
    // Sorted here: the database leaves out of a sorted list what has nothing to sort by.
    async list() {
      const { docs } = await call(
        'products',
        () => getDocs(collection(database, 'products')),
        'everybody',
      )
      return docs.map((snapshot) => decodeSnapshot(productSchema, snapshot)).toSorted(bySortOrder)
    },

    // An order that takes of the stock between reading and writing makes the call begin again.
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

import {
  defaultShopSettings,
  err,
  ok,
  type ProductRepository,
  productSchema,
  remainingChanges,
  type SettingsRepository,
  shopSettingsSchema,
} from '@storefront/domain'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  runTransaction,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { bySortOrder, toProductFields } from '../documents/productDocument.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { readFields } from './readFields.ts'
import { singleAttempt } from './singleAttempt.ts'

export function createFirebaseProducts({ database, call }: FirebaseContext): ProductRepository {
  return {
    // Sorted here: the database leaves out of a sorted list what has nothing to sort by.
    async list() {
      const { docs } = await call('products', () => getDocs(collection(database, 'products')))
      return docs
        .map((snapshot) =>
          decodeDocument(productSchema, snapshot.ref.path, readFields(snapshot) ?? {}),
        )
        .toSorted(bySortOrder)
    },

    // An order that takes of the stock between reading and writing makes the transaction begin again.
    update(before, changes) {
      const product = doc(database, 'products', before.id)
      return call(product.path, () =>
        runTransaction(
          database,
          async (transaction) => {
            const fields = readFields(await transaction.get(product))
            if (fields === null) return err('product-not-found')
            const stored = decodeDocument(productSchema, product.path, fields)
            const remaining = remainingChanges(stored, before, changes)
            if (!remaining.ok) return remaining
            transaction.update(product, {
              ...toProductFields(remaining.value),
              updatedAt: serverTimestamp(),
            })
            return ok(undefined)
          },
          singleAttempt,
        ),
      )
    },
  }
}

export function createFirebaseSettings({ database, call }: FirebaseContext): SettingsRepository {
  const shopSettings = doc(database, 'settings', 'shop')
  const { path } = shopSettings
  return {
    async shop() {
      const fields = readFields(await call(path, () => getDoc(shopSettings)))
      return fields === null
        ? defaultShopSettings
        : decodeDocument(shopSettingsSchema, path, fields)
    },

    save: (settings) =>
      call(path, () => setDoc(shopSettings, { ...settings, updatedAt: serverTimestamp() })),
  }
}

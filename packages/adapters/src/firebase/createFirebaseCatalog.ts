import {
  defaultShopSettings,
  type ProductRepository,
  productSchema,
  type SettingsRepository,
  shopSettingsSchema,
} from '@storefront/domain'
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { bySortOrder } from '../documents/productDocument.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { readFields } from './readFields.ts'

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
  }
}

export function createFirebaseSettings({ database, call }: FirebaseContext): SettingsRepository {
  return {
    async shop() {
      const { path } = doc(database, 'settings', 'shop')
      const fields = readFields(await call(path, () => getDoc(doc(database, path))))
      return fields === null
        ? defaultShopSettings
        : decodeDocument(shopSettingsSchema, path, fields)
    },
  }
}

import {
  defaultShopSettings,
  type SettingsRepository,
  shopSettingsSchema,
} from '@storefront/domain'
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'

export function createFirebaseSettings({ database, call }: FirebaseContext): SettingsRepository {
  const shop = doc(database, 'settings', 'shop')
  return {
    async shop() {
      const snapshot = await call(shop.path, () => getDoc(shop))
      return snapshot.exists() ? decodeSnapshot(shopSettingsSchema, snapshot) : defaultShopSettings
    },

    save: (settings) =>
      call(shop.path, () => setDoc(shop, { ...settings, updatedAt: serverTimestamp() })),
  }
}

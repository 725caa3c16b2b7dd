import {
  type Catalogue,
  defaultShopSettings,
  err,
  ok,
  remainingChanges,
  type SettingsRepository,
  type ShopSettings,
  shopSettingsSchema,
} from '@storefront/domain'
import { doc, type DocumentSnapshot, serverTimestamp, Timestamp } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { transactOnce } from './transactOnce.ts'

export function createFirebaseSettings(
  { database, call }: FirebaseContext,
  catalogue: Catalogue,
): SettingsRepository {
  const shop = doc(database, 'settings', 'shop')
  return {
    shop: catalogue.settings.shop,

    save: (before, changes) =>
      call(shop.path, () =>
        transactOnce(database, [shop], ([snapshot], transaction) => {
          const stored = readShop(snapshot)
          const remaining = remainingChanges<Partial<ShopSettings>>(stored, before, changes)
          if (remaining === null) return err('settings-changed')
          // Writes all fields, since the document may not exist yet. The transaction excludes concurrent changes.
          transaction.set(shop, toFields({ ...stored, ...remaining }))
          return ok(undefined)
        }),
      ),
  }
}

function toFields({ plannedPause, ...settings }: ShopSettings) {
  return {
    ...settings,
    plannedPause: plannedPause && {
      startsAt: Timestamp.fromMillis(plannedPause.startsAt),
      endsAt: Timestamp.fromMillis(plannedPause.endsAt),
    },
    updatedAt: serverTimestamp(),
  }
}

function readShop(snapshot: DocumentSnapshot): ShopSettings {
  return snapshot.exists() ? decodeSnapshot(shopSettingsSchema, snapshot) : defaultShopSettings
}

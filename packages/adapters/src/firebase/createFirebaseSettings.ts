import {
  bankSettingsSchema,
  defaultShopSettings,
  err,
  ok,
  oldBankSettingsSchema,
  remainingChanges,
  shopSettingsSchema,
  type AdminSettings,
  type BankAccount,
  type Catalogue,
  type SettingsRepository,
  type ShopSettings,
} from '@storefront/domain'
import {
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  type DocumentSnapshot,
} from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { transactOnce } from './transactOnce.ts'

export function createFirebaseSettings(
  { database, call }: FirebaseContext,
  catalogue: Catalogue,
): SettingsRepository {
  const shop = doc(database, 'settings', 'shop')
  const bank = doc(database, 'settings', 'bank')
  return {
    shop: catalogue.settings.shop,

    bankAccount: () =>
      call(bank.path, async () => {
        const stored = await getDoc(bank)
        return readBankAccount(stored, stored.exists() ? null : await getDoc(shop))
      }),

    save: (before, changes) =>
      call(shop.path, () =>
        transactOnce(database, [shop, bank], ([storedShop, storedBank], transaction) => {
          const bankAccount = readBankAccount(storedBank, storedShop)
          const stored: AdminSettings = { ...readShop(storedShop), bankAccount }
          const remaining = remainingChanges<Partial<AdminSettings>>(stored, before, changes)
          if (remaining === null) return err('settings-changed')
          const { bankAccount: account, ...saved } = { ...stored, ...remaining }
          // Writes all fields, since the document may not exist yet. The transaction excludes concurrent changes.
          transaction.set(shop, toFields(saved))
          // Also moves the account out of settings of an earlier version.
          if (!storedBank.exists() || remaining.bankAccount !== undefined) {
            transaction.set(bank, { account, updatedAt: serverTimestamp() })
          }
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

/** @param shop the settings, which contain the account if an earlier version of the shop has stored them */
function readBankAccount(
  bank: DocumentSnapshot,
  shop: DocumentSnapshot | null,
): BankAccount | null {
  if (bank.exists()) return decodeSnapshot(bankSettingsSchema, bank).account
  return shop?.exists() ? decodeSnapshot(oldBankSettingsSchema, shop).bankAccount : null
}

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
  type Result,
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

import { prepareAuditEntry, unlessSignInIsOld } from './auditLog.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { transactOnce } from './transactOnce.ts'

export function createFirebaseSettings(
  context: FirebaseContext,
  catalogue: Catalogue,
): SettingsRepository {
  const { database, call } = context
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
      call(shop.path, async () => {
        const entry = await prepareAuditEntry(context)
        const both = [shop, bank] as const
        const change = transactOnce<typeof both, Result<void, 'settings-changed'>>(
          database,
          both,
          ([storedShop, storedBank], transaction) => {
            const bankAccount = readBankAccount(storedBank, storedShop)
            const stored: AdminSettings = { ...readShop(storedShop), bankAccount }
            const remaining = remainingChanges<Partial<AdminSettings>>(stored, before, changes)
            if (remaining === null) return err('settings-changed')
            const { bankAccount: account, ...saved } = { ...stored, ...remaining }
            // Writes all fields, since the document may not exist yet. The transaction excludes concurrent changes.
            transaction.set(shop, toFields(saved))
            // Also moves the account out of settings of an earlier version.
            const isMoved = !storedBank.exists() && account !== null
            if (isMoved || remaining.bankAccount !== undefined) {
              transaction.set(bank, { account, updatedAt: serverTimestamp(), auditEntry: entry.id })
              entry.add(transaction, { kind: 'bankAccount', account })
            }
            return ok(undefined)
          },
        )
        return unlessSignInIsOld(context, change)
      }),
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

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
  type SettingsRepository,
  type ShopSettings,
} from '@storefront/domain'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { addAuditEntry, hasRecentSignIn } from './auditLog.ts'
import { permissionDenied, requireAdmin, requireUser } from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import type { StoredDatabase } from './EmbeddedDatabase.ts'
import { areAdminSettings } from './embeddedRules.ts'

export function createEmbeddedSettings(context: EmbeddedContext): SettingsRepository {
  const { store, call, clock } = context
  return {
    shop: () => call(() => readShopSettings(store.read())),
    bankAccount: () =>
      call(() => {
        requireUser(context, 'settings/bank')
        return readBankAccount(store.read())
      }),
    save: (before, changes) =>
      call(() => {
        requireAdmin(context, 'settings/shop')
        return store.transact((database) => {
          const bankAccount = readBankAccount(database)
          const stored: AdminSettings = { ...readShopSettings(database), bankAccount }
          const remaining = remainingChanges<Partial<AdminSettings>>(stored, before, changes)
          if (remaining === null) return err('settings-changed')
          const saved = { ...stored, ...remaining }
          if (!areAdminSettings(saved)) throw permissionDenied('settings/shop')
          const { bankAccount: account, ...shop } = saved
          const updatedAt = clock()
          const isMoved = database.settings['bank'] === undefined && account !== null
          if (isMoved || remaining.bankAccount !== undefined) {
            if (!hasRecentSignIn(context)) return err('recent-sign-in-required')
            const auditEntry = addAuditEntry(context, database, { kind: 'bankAccount', account })
            database.settings['bank'] = { account, updatedAt, auditEntry }
          }
          database.settings['shop'] = { ...shop, updatedAt }
          return ok(undefined)
        })
      }),
  }
}

/** Returns the stored settings, or the defaults when none are stored. */
export function readShopSettings({ settings: { shop } }: StoredDatabase): ShopSettings {
  return shop === undefined
    ? defaultShopSettings
    : decodeDocument(shopSettingsSchema, 'settings/shop', shop)
}

/** Returns the stored account, also one in settings that an earlier version of the shop has stored. */
function readBankAccount({ settings: { bank, shop } }: StoredDatabase): BankAccount | null {
  return bank === undefined
    ? decodeDocument(oldBankSettingsSchema, 'settings/shop', shop ?? {}).bankAccount
    : decodeDocument(bankSettingsSchema, 'settings/bank', bank).account
}

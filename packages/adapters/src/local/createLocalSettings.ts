import {
  defaultShopSettings,
  err,
  ok,
  remainingChanges,
  type SettingsRepository,
  type ShopSettings,
  shopSettingsSchema,
} from '@storefront/domain'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { permissionDenied, requireAdmin } from './localAccess.ts'
import type { LocalContext } from './LocalContext.ts'
import type { StoredDatabase } from './LocalDatabase.ts'
import { isShopSettings } from './localRules.ts'

export function createLocalSettings(context: LocalContext): SettingsRepository {
  const { store, call, clock } = context
  return {
    shop: () => call(() => readShopSettings(store.read())),
    save: (before, changes) =>
      call(() => {
        requireAdmin(context, 'settings/shop')
        return store.transact((database) => {
          const stored = readShopSettings(database)
          const remaining = remainingChanges<Partial<ShopSettings>>(stored, before, changes)
          if (remaining === null) return err('settings-changed')
          const saved = { ...stored, ...remaining }
          if (!isShopSettings(saved)) throw permissionDenied('settings/shop')
          database.settings['shop'] = { ...saved, updatedAt: clock() }
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

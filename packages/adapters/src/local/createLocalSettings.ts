import {
  defaultShopSettings,
  type SettingsRepository,
  type ShopSettings,
  shopSettingsSchema,
} from '@storefront/domain'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { denied, requireAdmin } from './localAccess.ts'
import type { LocalContext } from './LocalContext.ts'
import type { LocalDatabase } from './LocalDatabase.ts'
import { isShopSettings } from './localRules.ts'

export function createLocalSettings(context: LocalContext): SettingsRepository {
  const { store, call, clock } = context
  return {
    shop: () => call(() => readShopSettings(store.read())),
    save: (shop) =>
      call(() => {
        requireAdmin(context, 'settings/shop')
        if (!isShopSettings(shop)) throw denied('settings/shop')
        store.transact(({ settings }) => {
          settings['shop'] = { ...shop, updatedAt: clock() }
        })
      }),
  }
}

/** The stored settings, or the defaults while there are none. */
export function readShopSettings({ settings: { shop } }: LocalDatabase): ShopSettings {
  return shop === undefined
    ? defaultShopSettings
    : decodeDocument(shopSettingsSchema, 'settings/shop', shop)
}

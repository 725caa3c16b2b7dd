import {
  defaultShopSettings,
  err,
  ok,
  type Product,
  type ProductRepository,
  productSchema,
  remainingChanges,
  type SettingsRepository,
  type ShopSettings,
  shopSettingsSchema,
} from '@storefront/domain'

import { decodeDocument, type DocumentFields } from '../documents/decodeDocument.ts'
import { bySortOrder, toProductFields } from '../documents/productDocument.ts'
import { denied, requireAdmin } from './localAccess.ts'
import type { LocalContext } from './LocalContext.ts'
import type { LocalDatabase } from './LocalDatabase.ts'
import { isProduct, isShopSettings } from './localRules.ts'

export function createLocalProducts(context: LocalContext): ProductRepository {
  const { store, call, clock } = context
  return {
    list: () => call(() => readProducts(store.read())),
    update: (before, changes) =>
      call(() => {
        requireAdmin(context, `products/${before.id}`)
        return store.transact(({ products }) => {
          const { [before.id]: document } = products
          if (document === undefined) return err('product-not-found')
          const remaining = remainingChanges(readProduct(before.id, document), before, changes)
          if (!remaining.ok) return remaining
          const fields = toProductFields(remaining.value)
          const edited = { ...document, ...fields, updatedAt: clock() }
          if (!isProduct(before.id, edited)) throw denied(`products/${before.id}`)
          products[before.id] = edited
          return ok(undefined)
        })
      }),
  }
}

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

export function readProducts({ products }: LocalDatabase): Product[] {
  return Object.entries(products)
    .map(([id, fields]) => readProduct(id, fields))
    .toSorted(bySortOrder)
}

function readProduct(id: string, fields: DocumentFields): Product {
  return decodeDocument(productSchema, `products/${id}`, fields)
}

export function readShopSettings({ settings: { shop } }: LocalDatabase): ShopSettings {
  return shop === undefined
    ? defaultShopSettings
    : decodeDocument(shopSettingsSchema, 'settings/shop', shop)
}

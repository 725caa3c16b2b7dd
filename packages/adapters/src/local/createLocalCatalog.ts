import {
  defaultShopSettings,
  type Product,
  type ProductRepository,
  productSchema,
  type SettingsRepository,
  type ShopSettings,
  shopSettingsSchema,
} from '@storefront/domain'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { bySortOrder } from '../documents/productDocument.ts'
import type { LocalContext } from './LocalContext.ts'
import type { LocalDatabase } from './LocalDatabase.ts'

export function createLocalProducts({ store, call }: LocalContext): ProductRepository {
  return { list: () => call(() => readProducts(store.read())) }
}

export function createLocalSettings({ store, call }: LocalContext): SettingsRepository {
  return { shop: () => call(() => readShopSettings(store.read())) }
}

export function readProducts({ products }: LocalDatabase): Product[] {
  return Object.entries(products)
    .map(([id, fields]) => decodeDocument(productSchema, `products/${id}`, fields))
    .toSorted(bySortOrder)
}

export function readShopSettings({ settings: { shop } }: LocalDatabase): ShopSettings {
  return shop === undefined
    ? defaultShopSettings
    : decodeDocument(shopSettingsSchema, 'settings/shop', shop)
}

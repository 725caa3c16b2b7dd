import { defaultShopSettings, type ShopSettings } from '@storefront/domain'

/** `settings/shop`: 5.00 shipping, free from 100.00, sales on. */
export const seedSettings: ShopSettings = defaultShopSettings

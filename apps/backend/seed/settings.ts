import { defaultShopSettings, type ShopSettings } from '@storefront/domain'

/** `settings/shop`: shipping 5.00, free from 100.00, sales not paused (spec section 16.2). */
export const seedSettings: ShopSettings = defaultShopSettings

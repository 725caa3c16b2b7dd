import {
  checkLength,
  checkText,
  maxMessageLength,
  maxProductName,
  type Product,
  productSchema,
  type ShopSettings,
  shopSettingsSchema,
} from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'

/** Whether the hosted database's rules would let an admin store this product. */
export function isProduct(id: string, fields: DocumentFields): boolean {
  const decoded = productSchema.safeParse({ ...fields, id })
  return decoded.success && isNamed(decoded.data) && isPricedOrComing(decoded.data)
}

const isNamed = ({ name }: Product) => checkText(name, maxProductName).ok

const isPricedOrComing = ({ priceCents, comingSoon }: Product) => priceCents !== null || comingSoon

/** Whether the hosted database's rules would let an admin store these settings. */
export function isShopSettings(settings: ShopSettings): boolean {
  const messages = Object.values(settings.salesPausedMessage)
  return (
    shopSettingsSchema.safeParse(settings).success &&
    messages.every((message) => checkLength(message, maxMessageLength).ok)
  )
}

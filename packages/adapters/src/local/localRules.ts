import {
  checkLength,
  checkProfile,
  checkText,
  maxMessageLength,
  maxPriceCents,
  maxProductName,
  maxWholeNumber,
  type Product,
  productSchema,
  type ProfileChanges,
  type ShopSettings,
  shopSettingsSchema,
} from '@storefront/domain'

import type { CartDocument } from '../documents/cartDocument.ts'
import type { DocumentFields } from '../documents/decodeDocument.ts'

/** Whether the hosted database's rules would let an admin store this product. */
export function isProduct(id: string, fields: DocumentFields): boolean {
  const decoded = productSchema.safeParse({ ...fields, id })
  return (
    decoded.success &&
    isNamed(decoded.data) &&
    isPricedOrComing(decoded.data) &&
    isWithinBounds(decoded.data)
  )
}

const isNamed = ({ name }: Product) => checkText(name, maxProductName).ok

const isPricedOrComing = ({ priceCents, comingSoon }: Product) => priceCents !== null || comingSoon

const isWithinBounds = ({ stock, volumeMl, sortOrder }: Product) =>
  [stock ?? 0, volumeMl, sortOrder].every((number) => Math.abs(number) <= maxWholeNumber)

/** Whether the hosted database's rules would let an admin store these settings. */
export function isShopSettings(settings: ShopSettings): boolean {
  const { shippingCents, freeShippingFromCents } = settings
  const messages = Object.values(settings.salesPausedMessage)
  return (
    shopSettingsSchema.safeParse(settings).success &&
    [shippingCents, freeShippingFromCents ?? 0].every((cents) => cents <= maxPriceCents) &&
    messages.every((message) => checkLength(message, maxMessageLength).ok)
  )
}

/** Whether the hosted database's rules would let its owner store these texts of a profile. */
export function areProfileTexts(texts: Partial<ProfileChanges>): boolean {
  return checkProfile({ nombre: '', cedula: '', telefono: '', direccion: '', ...texts }).ok
}

/** Whether the hosted database's rules would let its owner store this cart. */
export function isCart({ items, changes }: CartDocument): boolean {
  return (
    items.every(
      ({ id, name, image }) =>
        isText(id, 1, 80) && isText(name, 0, 200) && (image === null || isText(image, 0, 500)),
    ) && changes.every((id) => isText(id, 1, 64) && !id.includes(','))
  )
}

const isText = ({ length }: string, least: number, most: number) =>
  length >= least && length <= most

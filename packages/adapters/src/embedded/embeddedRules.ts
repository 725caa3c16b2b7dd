import {
  checkProfile,
  checkText,
  maxLength,
  maxMessageLength,
  maxPriceCents,
  maxProductName,
  maxWholeNumber,
  productSchema,
  settingsBounds,
  shopSettingsSchema,
  type AdminSettings,
  type Product,
  type ProfileChanges,
  type ShopSettings,
} from '@storefront/domain'

import type { CartDocument } from '../documents/cartDocument.ts'
import type { DocumentFields } from '../documents/decodeDocument.ts'

/** Whether the hosted database's rules would accept this product from an admin. */
export function isProduct(id: string, fields: DocumentFields): boolean {
  const decoded = productSchema.safeParse({ ...fields, id })
  return (
    decoded.success &&
    hasValidName(decoded.data) &&
    hasPriceOrIsComingSoon(decoded.data) &&
    isWithinBounds(decoded.data)
  )
}

const hasValidName = ({ name }: Product) => checkText(name, maxProductName).ok

/** A price is above zero. */
const hasPriceOrIsComingSoon = ({ priceCents, comingSoon }: Product) =>
  priceCents === null ? comingSoon : priceCents > 0

const isWithinBounds = ({ stock, volumeMl, sortOrder }: Product) =>
  [stock ?? 0, volumeMl, sortOrder].every((number) => Math.abs(number) <= maxWholeNumber)

/** Whether the hosted database's rules would accept these settings from an admin. */
export function areAdminSettings(settings: AdminSettings): boolean {
  return (
    shopSettingsSchema.safeParse(settings).success &&
    areSalesSettings(settings) &&
    isBankAccount(settings.bankAccount) &&
    (settings.bankAccount !== null || !settings.transferOffered) &&
    areContactAndOwner(settings)
  )
}

function areSalesSettings(settings: ShopSettings): boolean {
  const { shippingCents, freeShippingFromCents, salesPausedMessage } = settings
  const { plannedPause, deliveryDays, maxBottlesPerOrder, pendingDays, transferDays } = settings
  return (
    [shippingCents, freeShippingFromCents ?? 0].every((cents) => cents <= maxPriceCents) &&
    Object.values(salesPausedMessage).every((message) => isText(message, 0, maxMessageLength)) &&
    (plannedPause === null || plannedPause.startsAt < plannedPause.endsAt) &&
    (deliveryDays === null ||
      (deliveryDays.from <= deliveryDays.to && deliveryDays.to <= settingsBounds.deliveryDays)) &&
    maxBottlesPerOrder <= settingsBounds.bottles &&
    pendingDays <= settingsBounds.pendingDays &&
    (transferDays ?? 1) <= settingsBounds.transferDays
  )
}

const isBankAccount = (account: AdminSettings['bankAccount']) =>
  account === null ||
  (isText(account.bank, 1, settingsBounds.bank) &&
    isText(account.number, 1, settingsBounds.accountNumber) &&
    isText(account.holder, 1, settingsBounds.holder) &&
    isText(account.holderId, 1, maxLength.cedula))

const areContactAndOwner = ({ contact, owner }: ShopSettings) =>
  isText(contact.email, 0, maxLength.email) &&
  isText(contact.phone, 0, maxLength.telefono) &&
  isText(contact.whatsapp, 0, maxLength.telefono) &&
  isText(owner.legalName, 0, settingsBounds.legalName) &&
  /^(\d{13})?$/.test(owner.ruc) &&
  isText(owner.address, 0, settingsBounds.address) &&
  (owner.returnDays ?? 1) <= settingsBounds.returnDays

/** Whether the hosted database's rules would accept these texts of a profile from its owner. */
export function areProfileTexts(texts: Partial<ProfileChanges>): boolean {
  return checkProfile({ nombre: '', cedula: '', telefono: '', direccion: '', ...texts }).ok
}

/** Whether the hosted database's rules would accept this cart from its owner. */
export function isCart({ items, changes }: CartDocument): boolean {
  return (
    items.every(
      ({ id, name, image }) =>
        isText(id, 1, 80) && isText(name, 0, 200) && (image === null || isText(image, 0, 500)),
    ) && changes.every((id) => isText(id, 1, 64) && !id.includes(','))
  )
}

const isText = ({ length }: string, min: number, max: number) => length >= min && length <= max

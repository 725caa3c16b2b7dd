import { idKindOf } from '../account/personalId.ts'
import { maxCartLines, maxQuantity } from '../cart/Cart.ts'
import type { Cents } from '../money/money.ts'
import { cleanText, withoutTrailing } from '../shared/cleanText.ts'
import type { Localized } from '../shared/language.ts'
import { plainDigits } from '../shared/plainDigits.ts'
import { e164Of, type ReadTelephone } from '../shared/Telephone.ts'
import { unedited, type Versioned } from '../shared/versioned.ts'
import type { Province } from './address.ts'
import { paymentMethods, type PaymentMethod } from './paymentMethod.ts'
import { dayMs } from './shopCalendar.ts'

/** Upper limits of the settings, numbers or lengths in characters. */
export const settingsBounds = {
  /** Days until an order arrives. */
  deliveryDays: 60,
  /** Days in which a buyer makes the transfer. */
  transferDays: 60,
  /** Bottles in an order, all lines together. */
  bottles: maxCartLines * maxQuantity,
  /** The shipping of an order, in cents: $200. */
  shippingCents: 20_000,
  /** Days after which a pending order has waited too long. */
  pendingDays: 90,
  /** Bottles at which a stock is low. */
  lowStock: 9999,
  /** Days in which a buyer may return bottles. */
  returnDays: 365,
  bank: 80,
  accountNumber: 30,
  holder: 120,
  holderId: 30,
  /** The message of a pause. */
  message: 300,
  legalName: 200,
  address: 300,
} as const

/** Working days until an order arrives, from the fewest to the most. */
export interface DeliveryDays {
  readonly from: number
  readonly to: number
}

/** A period without sales. Times in ms since 1970; `endsAt` is exclusive, and null until the owner ends it. */
export interface Pause {
  readonly startsAt: number
  readonly endsAt: number | null
}

/** A pause is announced a week before it starts; in ms. */
const announcementMs = 7 * dayMs

/**
 * Where a pause stands at a time in ms since 1970; null without one, and once it is over. Whether an order can be placed
 * is decided by the server's clock alone; a browser's clock may be wrong, and only says what is shown.
 */
export function pauseStateOf(
  pause: Pause | null,
  time: number,
): 'planned' | 'announced' | 'underWay' | null {
  if (pause === null || (pause.endsAt !== null && time >= pause.endsAt)) return null
  if (time >= pause.startsAt) return 'underWay'
  return time >= pause.startsAt - announcementMs ? 'announced' : 'planned'
}

export const bankAccountKinds = ['savings', 'checking'] as const

/** The account for bank transfers; `holderId` is the holder's RUC or cedula. */
export interface BankAccount {
  readonly bank: string
  readonly kind: (typeof bankAccountKinds)[number]
  readonly number: string
  readonly holder: string
  readonly holderId: string
}

/** Words that some write before the number of an account. */
const accountLabel = /^(?:(?:cuenta|cta|corriente|cte|ahorros|de|n(?:o|ro|[uú]mero)?)[\s.:#°]+)+/i

/**
 * The number of a bank account as it was typed, without "Cta. Cte. N°" before it and a dot behind it: 5 to 20 figures,
 * with spaces, dots and hyphens between them. Null for any other text.
 */
export function accountNumberIn(typed: string): string | null {
  const number = withoutTrailing(plainDigits(cleanText(typed)).replace(accountLabel, ''), '.,;')
  return /^\d(?:[\s.\p{Pd}\u2212]{0,3}\d){4,19}$/u.test(number) ? number : null
}

/** Whether a text is an id that a bank takes for a transfer: a cedula or a RUC. */
export const isHolderId = (text: string): boolean => idKindOf(text) !== 'passport'

/** The shop's contact data; an empty text means the brand's default. */
export interface ShopContact {
  readonly email: string
  readonly phone: string
  readonly whatsapp: string
}

/** The shop's numbers in E.164, for links; empty if there is none, `whatsapp` also if it is no mobile phone's. */
export interface ContactE164 {
  readonly phone: string
  readonly whatsapp: string
}

/** The numbers to call out of those that an admin has typed. */
export function contactE164Of(
  { phone, whatsapp }: ShopContact,
  readTelephone: ReadTelephone,
): ContactE164 {
  const mobile = readTelephone(whatsapp)
  return {
    phone: e164Of(phone, readTelephone),
    whatsapp: mobile?.isMobile === true ? mobile.e164 : '',
  }
}

/** What is different about orders to a province. */
export interface ProvinceTerms {
  readonly province: Province
  /** What shipping costs there, in cents, whatever the subtotal; null for the shop's shipping. */
  readonly shippingCents: Cents | null
  /** Null for the shop's. */
  readonly deliveryDays: DeliveryDays | null
  /** Whether buyers there may pay on delivery, where the shop offers it. */
  readonly onDeliveryOffered: boolean
}

/** The seller on the legal pages; empty and null until the owner fills it in. */
export interface ShopOwner {
  readonly legalName: string
  readonly ruc: string
  readonly address: string
  readonly returnDays: number | null
}

/** What only a person can check before the shop sells: parts of the site that came as examples or drafts. */
export const reviewedParts = ['medals', 'team', 'legalTexts', 'facts'] as const

export type ReviewedPart = (typeof reviewedParts)[number]

/** The public settings, `settings/shop` (spec section 3.6). The version is also that of `settings/bank`. */
export interface ShopSettings extends Versioned {
  readonly shippingCents: Cents
  /** Subtotal from which shipping is free; null when it never is. */
  readonly freeShippingFromCents: Cents | null
  /** At most one a province; a province without has the shop's terms. */
  readonly provinceTerms: readonly ProvinceTerms[]
  /** Where buyers may pick an order up, free of charge; empty where the shop does not offer it. */
  readonly pickupAddress: string
  /** Null if there is none; one that is over stays until it is replaced. */
  readonly pause: Pause | null
  /** Why, in the owner's words; for an empty text the site shows its own. */
  readonly pauseMessage: Localized<string>
  /** Maximum number of bottles in an order. */
  readonly maxBottlesPerOrder: number
  /** Days after which a pending order has waited too long. */
  readonly pendingDays: number
  /** A stock is low at this number of bottles or fewer. */
  readonly lowStock: number
  readonly deliveryDays: DeliveryDays | null
  /** Whether buyers may pay by bank transfer; only with a bank account. */
  readonly transferOffered: boolean
  /** Whether buyers may pay on delivery. One of the two is always offered. */
  readonly onDeliveryOffered: boolean
  /** Days after the order in which the buyer makes the transfer; null where the owner sets no deadline. */
  readonly transferDays: number | null
  /** Whether the shop sends letters; false until the owner has read them and set up a mail server. */
  readonly lettersOn: boolean
  readonly contact: ShopContact
  /** What the shop's server reads out of `contact`; no admin writes it. */
  readonly contactE164: ContactE164
  readonly owner: ShopOwner
  /** What the owner has ticked off. */
  readonly reviewed: readonly ReviewedPart[]
}

/** All settings: the public ones, and `settings/bank`, which only admins read. */
export interface AdminSettings extends ShopSettings {
  readonly bankAccount: BankAccount | null
}

/** The settings that an admin saves. */
export type EditedSettings = Omit<AdminSettings, keyof Versioned | 'contactE164'>

/** What the form of the settings edits. */
export type CheckedSettings = Omit<EditedSettings, 'reviewed'>

/** The settings until `settings/shop` exists: shipping is 5.00, and free from 100.00 (spec section 16.2). */
export const defaultShopSettings: ShopSettings = {
  ...unedited,
  shippingCents: 500,
  freeShippingFromCents: 10_000,
  provinceTerms: [],
  pickupAddress: '',
  pause: null,
  pauseMessage: { es: '', en: '' },
  maxBottlesPerOrder: 24,
  pendingDays: 7,
  lowStock: 24,
  deliveryDays: null,
  transferOffered: false,
  onDeliveryOffered: true,
  transferDays: null,
  lettersOn: false,
  contact: { email: '', phone: '', whatsapp: '' },
  contactE164: { phone: '', whatsapp: '' },
  owner: { legalName: '', ruc: '', address: '', returnDays: null },
  reviewed: [],
}

/** What a transfer is promised of the settings: its days, and how long the shop waits. */
export const daysToPay = ({
  transferDays,
  pendingDays,
}: Pick<ShopSettings, 'transferDays' | 'pendingDays'>) => ({ transferDays, pendingDays })

/** The settings from which the shipping cost follows. */
export type ShippingSettings = Pick<
  ShopSettings,
  'shippingCents' | 'freeShippingFromCents' | 'provinceTerms'
>

/**
 * The province of who receives an order, or `pickup`. Empty while the buyer has not named a province: the shop's own terms.
 */
export type Destination = Province | '' | 'pickup'

/** Where an order goes: the province of who receives it, or `pickup`. */
export const destinationOf = (order: {
  readonly pickupAddress: string
  readonly customer: { readonly province: Province | '' }
  readonly receiver: { readonly province: Province | '' } | null
}): Destination =>
  order.pickupAddress === '' ? (order.receiver ?? order.customer).province : 'pickup'

const termsFor = (destination: Destination, terms: readonly ProvinceTerms[]) =>
  terms.find((one) => one.province === destination)

/**
 * The shipping cost for a subtotal, in cents: flat, and free from the limit on (spec section 16.2); for a province with
 * a cost of its own, that one. Picking it up costs nothing.
 */
export function shippingFor(
  subtotalCents: Cents,
  settings: ShippingSettings,
  destination: Destination,
): Cents {
  const { freeShippingFromCents, shippingCents, provinceTerms } = settings
  if (destination === 'pickup') return 0
  const ownCents = termsFor(destination, provinceTerms)?.shippingCents ?? null
  if (ownCents !== null) return ownCents
  return freeShippingFromCents !== null && subtotalCents >= freeShippingFromCents
    ? 0
    : shippingCents
}

/** When an order arrives at a destination; null where the owner promises nothing, and for one that is picked up. */
export function deliveryDaysTo(
  destination: Destination,
  { deliveryDays, provinceTerms }: Pick<ShopSettings, 'deliveryDays' | 'provinceTerms'>,
): DeliveryDays | null {
  if (destination === 'pickup') return null
  return termsFor(destination, provinceTerms)?.deliveryDays ?? deliveryDays
}

/** How orders to a province can be paid; may be none. Who picks an order up can always pay for it there. */
export function paymentMethodsFor(
  destination: Destination,
  settings: Pick<ShopSettings, 'transferOffered' | 'onDeliveryOffered' | 'provinceTerms'>,
): readonly PaymentMethod[] {
  const isOffered = {
    transfer: settings.transferOffered,
    onDelivery:
      destination === 'pickup' ||
      (settings.onDeliveryOffered &&
        termsFor(destination, settings.provinceTerms)?.onDeliveryOffered !== false),
  } satisfies Record<PaymentMethod, boolean>
  return paymentMethods.filter((method) => isOffered[method])
}

/**
 * What is missing from a subtotal for free shipping, in cents: 0 if it is free, null if it never is. For provinces with
 * the shop's shipping.
 */
export function missingForFreeShipping(subtotalCents: Cents, settings: ShopSettings): Cents | null {
  if (shippingFor(subtotalCents, settings, '') === 0) return 0
  const { freeShippingFromCents } = settings
  return freeShippingFromCents === null ? null : freeShippingFromCents - subtotalCents
}

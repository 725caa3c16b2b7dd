import { maxCartLines, maxQuantity } from '../cart/Cart.ts'
import type { Cents } from '../money/money.ts'
import type { Localized } from '../shared/language.ts'

/** Upper limits of the settings, numbers or lengths in characters. */
export const settingsBounds = {
  /** Days until an order arrives. */
  deliveryDays: 60,
  /** Days in which a buyer makes the transfer. */
  transferDays: 60,
  /** Bottles in an order, all lines together. */
  bottles: maxCartLines * maxQuantity,
  /** Days after which a pending order has waited too long. */
  pendingDays: 90,
  /** Days in which a buyer may return bottles. */
  returnDays: 365,
  bank: 80,
  accountNumber: 30,
  holder: 120,
  holderId: 30,
  /** The message of paused sales. */
  message: 300,
  legalName: 200,
  address: 300,
} as const

/** Working days until an order arrives, from the fewest to the most. */
export interface DeliveryDays {
  readonly from: number
  readonly to: number
}

/** A period without sales that is announced in advance. Times in ms since 1970; `endsAt` is exclusive. */
export interface PlannedPause {
  readonly startsAt: number
  readonly endsAt: number
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

/** The shop's contact data; an empty text means the brand's default. */
export interface ShopContact {
  readonly email: string
  readonly phone: string
  readonly whatsapp: string
}

/** The seller on the legal pages; empty and null until the owner fills it in. */
export interface ShopOwner {
  readonly legalName: string
  readonly ruc: string
  readonly address: string
  readonly returnDays: number | null
}

/** The public settings, `settings/shop` (spec section 3.6). */
export interface ShopSettings {
  readonly shippingCents: Cents
  /** Subtotal from which shipping is free; null when it never is. */
  readonly freeShippingFromCents: Cents | null
  readonly salesPaused: boolean
  /** Shown at checkout while sales are paused; for an empty text the site shows its default. */
  readonly salesPausedMessage: Localized<string>
  /** Null if none is planned; a pause that is over stays until it is replaced. */
  readonly plannedPause: PlannedPause | null
  /** Maximum number of bottles in an order. */
  readonly maxBottlesPerOrder: number
  /** Days after which a pending order has waited too long. */
  readonly pendingDays: number
  readonly deliveryDays: DeliveryDays | null
  /** Whether buyers may pay by bank transfer; only with a bank account. */
  readonly transferOffered: boolean
  /** Days after the order in which the buyer makes the transfer; null where the owner sets no deadline. */
  readonly transferDays: number | null
  /** Whether the shop sends letters; false until the owner has read them and set up a mail server. */
  readonly lettersOn: boolean
  readonly contact: ShopContact
  readonly owner: ShopOwner
}

/** All settings that the owner edits: the public ones, and `settings/bank`, which only admins read. */
export interface AdminSettings extends ShopSettings {
  readonly bankAccount: BankAccount | null
}

/** The settings until `settings/shop` exists: shipping is 5.00, and free from 100.00 (spec section 16.2). */
export const defaultShopSettings: ShopSettings = {
  shippingCents: 500,
  freeShippingFromCents: 10_000,
  salesPaused: false,
  salesPausedMessage: { es: '', en: '' },
  plannedPause: null,
  maxBottlesPerOrder: 24,
  pendingDays: 7,
  deliveryDays: null,
  transferOffered: false,
  transferDays: null,
  lettersOn: false,
  contact: { email: '', phone: '', whatsapp: '' },
  owner: { legalName: '', ruc: '', address: '', returnDays: null },
}

/** Whether sales are paused at a time, in ms since 1970: by the switch or by a planned pause. */
export function isPaused(
  { salesPaused, plannedPause }: Pick<ShopSettings, 'salesPaused' | 'plannedPause'>,
  time: number,
): boolean {
  const isPlanned =
    plannedPause !== null && time >= plannedPause.startsAt && time < plannedPause.endsAt
  return salesPaused || isPlanned
}

/** The shipping cost for a subtotal, in cents: flat, and free from the limit on (spec section 16.2). */
export function shippingFor(subtotalCents: Cents, settings: ShopSettings): Cents {
  const { freeShippingFromCents, shippingCents } = settings
  return freeShippingFromCents !== null && subtotalCents >= freeShippingFromCents
    ? 0
    : shippingCents
}

/** What is missing from a subtotal for free shipping, in cents: 0 if it is free, null if it never is. */
export function missingForFreeShipping(subtotalCents: Cents, settings: ShopSettings): Cents | null {
  if (shippingFor(subtotalCents, settings) === 0) return 0
  const { freeShippingFromCents } = settings
  return freeShippingFromCents === null ? null : freeShippingFromCents - subtotalCents
}

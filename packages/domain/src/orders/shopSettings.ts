import { maxQuantity } from '../cart/Cart.ts'
import type { Cents } from '../money/money.ts'
import type { Localized } from '../shared/language.ts'
import { maxOrderLines } from './order.ts'

/** What can be said of the shop at most; the database's rules refuse more. */
export const settingsBounds = {
  /** Days until an order arrives. */
  deliveryDays: 60,
  /** Bottles of an order with all its lines. */
  bottles: maxOrderLines * maxQuantity,
  /** Days after which a pending order has waited long. */
  pendingDays: 90,
  /** Days in which a buyer may send bottles back. */
  returnDays: 365,
  bank: 80,
  accountNumber: 30,
  holder: 120,
  legalName: 200,
  address: 300,
} as const

/** Working days until an order arrives; both ends count. */
export interface DeliveryDays {
  readonly from: number
  readonly to: number
}

/** A stretch in which nothing is sold, announced ahead. Times in ms since 1970; `endsAt` is no part of it. */
export interface PlannedPause {
  readonly startsAt: number
  readonly endsAt: number
}

export const bankAccountKinds = ['savings', 'checking'] as const

/** Where a buyer transfers to; `holderId` is the holder's RUC or cedula. */
export interface BankAccount {
  readonly bank: string
  readonly kind: (typeof bankAccountKinds)[number]
  readonly number: string
  readonly holder: string
  readonly holderId: string
}

/** How buyers reach the shop; where a text is empty, the brand's own holds. */
export interface ShopContact {
  readonly email: string
  readonly phone: string
  readonly whatsapp: string
}

/** Who sells, for the legal pages; empty and null until the owner says so. */
export interface ShopOwner {
  readonly legalName: string
  readonly ruc: string
  readonly address: string
  readonly returnDays: number | null
}

/** The owner's switches and what the shop says of itself, `settings/shop`. */
export interface ShopSettings {
  readonly shippingCents: Cents
  /** Subtotal from which shipping is free; null when it never is. */
  readonly freeShippingFromCents: Cents | null
  readonly salesPaused: boolean
  /** Why sales are paused, shown at checkout; empty texts fall back to the site's own words. */
  readonly salesPausedMessage: Localized<string>
  /** Null while none is planned; what has passed stays until another is. */
  readonly plannedPause: PlannedPause | null
  /** Bottles of one order at most. */
  readonly maxBottlesPerOrder: number
  /** Whether only who has verified their e-mail address may order. */
  readonly verifiedEmailOnly: boolean
  /** Days after which a pending order has waited long. */
  readonly pendingDays: number
  readonly deliveryDays: DeliveryDays | null
  readonly bankAccount: BankAccount | null
  readonly contact: ShopContact
  readonly owner: ShopOwner
}

/** What holds until `settings/shop` says otherwise: 5.00, free from 100.00 (spec section 16.2). */
export const defaultShopSettings: ShopSettings = {
  shippingCents: 500,
  freeShippingFromCents: 10_000,
  salesPaused: false,
  salesPausedMessage: { es: '', en: '' },
  plannedPause: null,
  maxBottlesPerOrder: 24,
  verifiedEmailOnly: false,
  pendingDays: 7,
  deliveryDays: null,
  bankAccount: null,
  contact: { email: '', phone: '', whatsapp: '' },
  owner: { legalName: '', ruc: '', address: '', returnDays: null },
}

/** Whether nothing is sold at a time, in ms since 1970: by the switch, or by a pause that was planned. */
export function isPaused(
  { salesPaused, plannedPause }: Pick<ShopSettings, 'salesPaused' | 'plannedPause'>,
  time: number,
): boolean {
  const isPlanned =
    plannedPause !== null && time >= plannedPause.startsAt && time < plannedPause.endsAt
  return salesPaused || isPlanned
}

/** Shipping for a subtotal, in cents: flat, and free from the limit on (spec section 16.2). */
export function shippingFor(subtotalCents: Cents, settings: ShopSettings): Cents {
  const { freeShippingFromCents, shippingCents } = settings
  return freeShippingFromCents !== null && subtotalCents >= freeShippingFromCents
    ? 0
    : shippingCents
}

/** What a subtotal lacks for free shipping, in cents: 0 when it has it, null when it never can. */
export function missingForFreeShipping(subtotalCents: Cents, settings: ShopSettings): Cents | null {
  if (shippingFor(subtotalCents, settings) === 0) return 0
  const { freeShippingFromCents } = settings
  return freeShippingFromCents === null ? null : freeShippingFromCents - subtotalCents
}

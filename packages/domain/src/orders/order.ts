import type { Cents, currency } from '../money/money.ts'
import type { Language } from '../shared/language.ts'
import type { Customer } from './customer.ts'
import type { BankAccount } from './shopSettings.ts'

export const orderStatuses = ['pending', 'shipped', 'delivered', 'cancelled'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** A status other than `pending`, with which every order starts. */
export type LaterStatus = Exclude<OrderStatus, 'pending'>

/** By bank transfer, or in cash on delivery. */
export const paymentMethods = ['transfer', 'onDelivery'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** The steps forward. `collected` is delivered and paid in cash at the door: one step of both tracks. */
export const steps = [
  'received',
  'shipped',
  'delivered',
  'collected',
  'cancelled',
  'refunded',
] as const

export type Step = (typeof steps)[number]

/** The steps back. A cancellation has none: its bottles are in the stock again, and may be sold. */
export const corrections = [
  'receivedUndone',
  'shippedUndone',
  'deliveredUndone',
  'collectedUndone',
  'refundedUndone',
] as const

export type Correction = (typeof corrections)[number]

/** What can happen to a placed order: a step, a correction, or a change of its tracking number. */
export const activityKinds = [...steps, ...corrections, 'tracked'] as const

export type ActivityKind = (typeof activityKinds)[number]

/** The `by` of steps that the shop's schedule takes, in place of an account's id. No account has this id. */
export const automaticActor = 'automatic'

/** The `by` of a buyer without an account. No account has this id. */
export const guestActor = 'guest'

/** One entry of an order's activity. Entries are only ever added. */
export interface ActivityEntry {
  readonly kind: ActivityKind
  /** The account of the admin or of the buyer; `guestActor` or `automaticActor`. */
  readonly by: string
  /** In ms since 1970. */
  readonly at: number
}

/** Who carries an order's parcel, and its number there; the number may be empty. */
export interface Tracking {
  readonly carrier: string
  readonly number: string
}

/** Maximum length of the buyer's notes in characters. */
export const maxNotesLength = 500

export interface OrderLine {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly unitPriceCents: Cents
}

/** Whether the order's buyer has deleted their account. */
export function isAnonymised({ customer }: Pick<Order, 'customer'>): boolean {
  return customer.email === ''
}

/** The amounts the buyer pays, in cents with IVA. */
export interface OrderTotals {
  readonly subtotalCents: Cents
  readonly shippingCents: Cents
  readonly totalCents: Cents
}

/** When an order reached each later status, in ms since 1970; null if it has not. */
export type StatusTimes = { readonly [Status in LaterStatus as `${Status}At`]: number | null }

/** A placed order, `orders/{id}` (spec section 3.5). Times in ms since 1970. */
export interface Order extends OrderTotals, StatusTimes {
  /** Random, and the buyer's key to an order without an account. People read the number. */
  readonly id: string
  /** A-1001, A-1002 … */
  readonly number: string
  /** The account that placed it, or that it has joined; null without an account. */
  readonly uid: string | null
  readonly items: readonly OrderLine[]
  readonly currency: typeof currency
  readonly status: OrderStatus
  readonly paymentMethod: PaymentMethod
  /** The account that a transfer goes to, as the shop had it when the order was placed; null for cash. */
  readonly bankAccount: BankAccount | null
  /** When an admin recorded that the payment was received, or null. Independent of the status. */
  readonly paymentReceivedAt: number | null
  /** When an admin recorded that the payment of a cancelled order was refunded, or null. */
  readonly refundedAt: number | null
  /** The buyer's language when the order was placed. */
  readonly language: Language
  /** Null until an admin writes it. */
  readonly tracking: Tracking | null
  /** The steps of the order, oldest first. */
  readonly activity: readonly ActivityEntry[]
  readonly customer: Customer
  readonly notes: string
  readonly createdAt: number
  readonly updatedAt: number
}

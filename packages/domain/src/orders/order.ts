import type { Cents, currency } from '../money/money.ts'
import type { Language } from '../shared/language.ts'
import type { Customer } from './customer.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { BankAccount } from './shopSettings.ts'

export const orderStatuses = ['pending', 'shipped', 'delivered', 'cancelled', 'returned'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** A status other than `pending`, with which every order starts. */
export type LaterStatus = Exclude<OrderStatus, 'pending'>

/**
 * The steps forward. `collected` is delivered and paid in cash at the door: one step of both tracks. `returned`: the
 * parcel, or the delivered bottles, came back.
 */
export const steps = [
  'received',
  'shipped',
  'delivered',
  'collected',
  'cancelled',
  'returned',
  'refunded',
] as const

export type Step = (typeof steps)[number]

/** The steps back. A cancellation and a return have none: their bottles are in the stock again, and may be sold. */
export const corrections = [
  'receivedUndone',
  'shippedUndone',
  'deliveredUndone',
  'collectedUndone',
  'refundedUndone',
] as const

export type Correction = (typeof corrections)[number]

/** The steps that return bottles to the stock, where they may be sold at once: none is undone. */
export const isFinal = (step: Step | Correction): step is 'cancelled' | 'returned' =>
  step === 'cancelled' || step === 'returned'

export const isStep = (step: Step | Correction): step is Step => steps.some((one) => one === step)

/** The correction that undoes a step; null for one that nothing undoes, and for a correction. */
export function correctionOf(step: Step | Correction): Correction | null {
  return isStep(step) && !isFinal(step) ? `${step}Undone` : null
}

/**
 * What can happen to an order: a step, a correction, or a change of its tracking number, its invoice number or what was
 * ordered; `entered`: an admin has placed it.
 */
export const activityKinds = [
  ...steps,
  ...corrections,
  'tracked',
  'entered',
  'edited',
  'invoiced',
] as const

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
  /** What was received or given back, or by how much an edit changed the total. */
  readonly cents?: Cents | undefined
  /** What the admin typed: the reason of a refund or of a price, or an invoice's number. */
  readonly text?: string | undefined
  /** Of a return: whether its bottles are in the stock again. */
  readonly restocked?: boolean | undefined
  /** What an edit has changed. */
  readonly edited?: readonly EditedField[] | undefined
}

/** What an admin can change of an order before it ships; `delivery`: whether it is shipped or picked up. */
export const editedFields = ['customer', 'delivery', 'address', 'payment', 'items'] as const

export type EditedField = (typeof editedFields)[number]

/** Who carries an order's parcel, and its number there; the number may be empty. */
export interface Tracking {
  readonly carrier: string
  readonly number: string
}

/** Maximum length of the buyer's notes in characters. */
export const maxNotesLength = 500

/** Maximum length in characters of what is written by hand on the card of a gift. */
export const maxGiftNoteLength = 200

export interface OrderLine {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly unitPriceCents: Cents
}

/** Whether the order's buyer has deleted their account. Every other order has a name. */
export function isAnonymised({ customer }: Pick<Order, 'customer'>): boolean {
  return customer.nombre === ''
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
  /** When an admin recorded the last payment that stands, or null. Independent of the status. */
  readonly paymentReceivedAt: number | null
  /** What was received; less or more than the total if an edit has changed that since. */
  readonly receivedCents: Cents
  /** When an admin recorded the last refund that stands; null before, and where the order has been closed since. */
  readonly refundedAt: number | null
  /** What all refunds have given back. */
  readonly refundedCents: Cents
  /** The number of the owner's invoice; empty until there is one. */
  readonly invoice: string
  /** The buyer's language when the order was placed. */
  readonly language: Language
  /** Null until an admin writes it. */
  readonly tracking: Tracking | null
  /** The steps of the order, oldest first. */
  readonly activity: readonly ActivityEntry[]
  /** Where the buyer picks it up, as the shop had it when the order was placed; empty where it is shipped. */
  readonly pickupAddress: string
  readonly customer: Customer
  readonly notes: string
  /** What the shop writes by hand on a card, for a gift; empty without. */
  readonly giftNote: string
  readonly createdAt: number
  readonly updatedAt: number
}

import { currency, type Cents } from '../money/money.ts'
import type { Language } from '../shared/language.ts'
import { anonymisedCustomer } from './customer.ts'
import {
  entriesInForce,
  goodsKinds,
  isTerms,
  type Bottles,
  type Entry,
  type EntryKind,
  type EntryOf,
  type OrderLine,
  type Terms,
  type Tracking,
} from './entries.ts'
import { goodsOf, goodsStates, type OrderStatus } from './goodsStates.ts'

// Times are in ms since 1970.

/** Maximum length of the buyer's notes in characters. */
export const maxNotesLength = 500

/** Maximum length in characters of what is written by hand on the card of a gift. */
export const maxGiftNoteLength = 200

/** Maximum length in UTF-16 characters of what an admin gives as a reason. */
export const maxReasonLength = 200

/** The maximum length of an invoice's number in UTF-16 characters. */
export const maxInvoiceLength = 30

/** What never changes of an order, except that it joins an account. */
export interface PlacedOrder {
  /** Random: the press that placed it, and the key to an order without an account. People read the number. */
  readonly id: string
  /** A-1001, A-1002 … */
  readonly number: string
  /** The account that placed it, or that it has joined; null without an account. */
  readonly uid: string | null
  /** Whether who has its link reads it: it was placed, or entered, without an account. */
  readonly isOpenByLink: boolean
  /** The buyer's language when the order was placed. */
  readonly language: Language
  /** The buyer's notes. */
  readonly notes: string
}

/** The amounts the buyer pays, in cents with IVA: lines and shipping, less the discount. */
export interface OrderTotals {
  readonly subtotalCents: Cents
  readonly shippingCents: Cents
  readonly discountCents: Cents
  readonly totalCents: Cents
}

/** A status other than `pending`, with which every order starts. */
type LaterStatus = Exclude<OrderStatus, 'pending'>

/** When an order reached each later status; null if it has not. */
type StatusTimes = { readonly [Status in LaterStatus as `${Status}At`]: number | null }

/** The money of an order. At most one of `dueCents` and `toRefundCents` is above 0. */
export interface OrderMoney {
  readonly receivedCents: Cents
  /** What was given back, for whatever reason. */
  readonly refundedCents: Cents
  /** What has still to be received. */
  readonly dueCents: Cents
  /** What has still to be given back. */
  readonly toRefundCents: Cents
}

/** A placed order, `orders/{id}` (spec section 3.5): its entries, and all that `orderOf` reads out of them. */
export interface Order extends PlacedOrder, Terms, OrderTotals, OrderMoney, StatusTimes {
  readonly entries: readonly Entry[]
  readonly currency: typeof currency
  readonly status: OrderStatus
  /** When the last payment that stands was received, or null. */
  readonly paymentReceivedAt: number | null
  /** When the last refund that stands was given, or null. */
  readonly refundedAt: number | null
  /** Null until an admin writes it. */
  readonly tracking: Tracking | null
  /** The number of the owner's invoice; empty until there is one. */
  readonly invoice: string
  /** The bottles of counted stocks that it holds, and gives back when it is cancelled. */
  readonly holds: Bottles
  readonly createdAt: number
  readonly updatedAt: number
}

/**
 * Folds the entries of an order, oldest first, to all that they say: terms, sums, status and times. Without an entry that
 * has terms there is no order: that is a bug, and thrown.
 */
export function orderOf(placed: PlacedOrder, entries: readonly Entry[]): Order {
  const inForce = entriesInForce(entries)
  const all = <Kind extends EntryKind>(...kinds: readonly Kind[]) =>
    inForce.filter((entry): entry is EntryOf<Kind> => kinds.some((kind) => kind === entry.kind))
  const timeOf = (kind: EntryKind) => all(kind).at(-1)?.at ?? null

  const [first, last] = [entries[0], entries.at(-1)]
  if (first === undefined || last === undefined) throw new Error('An order has entries')
  const terms = termsOf({ entries })
  const totals = totalsOf(terms)
  const status = all(...goodsKinds).at(-1)?.kind ?? 'pending'
  return {
    ...placed,
    ...terms,
    ...totals,
    ...moneyAfter(inForce, totals.totalCents, goodsOf({ status }) === 'closed'),
    entries,
    currency,
    status,
    paymentReceivedAt: timeOf('received'),
    refundedAt: all('refunded').findLast(({ cents }) => cents > 0)?.at ?? null,
    tracking:
      all('shipped').length === 0 ? null : (all('shipped', 'tracked').at(-1)?.tracking ?? null),
    invoice: all('invoiced').at(-1)?.number ?? '',
    holds: heldBottles(inForce),
    createdAt: first.at,
    updatedAt: last.at,
    shippedAt: timeOf('shipped'),
    deliveredAt: timeOf('delivered'),
    cancelledAt: timeOf('cancelled'),
    returnedAt: timeOf('returned'),
  }
}

/** What is agreed on now. */
export function termsOf({ entries }: Pick<Order, 'entries'>): Terms {
  const last = entries.findLast(isTerms)
  if (last === undefined) throw new Error('An order begins with its terms')
  return last.terms
}

/** An order with further entries. */
export const withEntries = (order: Order, added: readonly Entry[]): Order =>
  orderOf(order, [...order.entries, ...added])

/** The number of bottles of an order. */
export const bottlesOf = (lines: readonly Pick<OrderLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What the lines cost, in cents. */
export const subtotalOf = (items: readonly OrderLine[]): Cents =>
  sumOf(items.map((line) => line.quantity * line.unitPriceCents))

/** What the terms cost. */
export function totalsOf({
  items,
  shippingCents,
  discountCents,
}: Pick<Terms, 'items' | 'shippingCents' | 'discountCents'>): OrderTotals {
  const subtotalCents = subtotalOf(items)
  const totalCents = subtotalCents + shippingCents - discountCents
  return { subtotalCents, shippingCents, discountCents, totalCents }
}

/** One sum: received, less what was given back, less what the shop may keep. */
function moneyAfter(inForce: readonly Entry[], totalCents: Cents, isClosed: boolean): OrderMoney {
  const refunds = inForce.filter((entry) => entry.kind === 'refunded')
  const receivedCents = sumOf(inForce.map((entry) => (entry.kind === 'received' ? entry.cents : 0)))
  const refundedCents = sumOf(refunds.map(({ cents }) => cents))
  const goodwillCents = sumOf(refunds.map(({ isGoodwill, cents }) => (isGoodwill ? cents : 0)))
  const leftCents = sumOf(refunds.map((entry) => entry.leftCents))
  const costsCents = isClosed ? 0 : Math.max(0, totalCents - goodwillCents)
  const balance = receivedCents - refundedCents - costsCents - leftCents
  return {
    receivedCents,
    refundedCents,
    dueCents: isClosed ? 0 : Math.max(0, -balance),
    toRefundCents: Math.max(0, balance),
  }
}

/** One sum: the bottles that entries took, and put back. */
function heldBottles(inForce: readonly Entry[]): Bottles {
  const held: Record<string, number> = {}
  for (const entry of inForce) {
    if (!('took' in entry)) continue
    for (const [id, count] of Object.entries(entry.took)) held[id] = (held[id] ?? 0) + count
  }
  return held
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** The version of an order that somebody has seen, as commands take it: the number of its entries. */
export const versionOf = ({ entries }: Pick<Order, 'entries'>): number => entries.length

/** Whether the order's buyer has deleted their account. Every other order has a name. */
export function isAnonymised({ customer }: Pick<Order, 'customer'>): boolean {
  return customer.nombre === ''
}

/** The order without its people: its entries stay, but for names, addresses, notes, tracking and typed reasons. */
export const anonymised = (order: Order): Order =>
  orderOf({ ...order, notes: '' }, order.entries.map(withoutPerson))

function withoutPerson(entry: Entry): Entry {
  if (isTerms(entry)) {
    const nobody = { customer: anonymisedCustomer, receiver: null, giftNote: '' }
    return { ...entry, terms: { ...entry.terms, ...nobody }, reason: '' }
  }
  if (entry.kind === 'refunded') return { ...entry, reason: '' }
  return 'tracking' in entry ? { ...entry, tracking: null } : entry
}

/** Where the money of an order stands; `none` means that an order that goes no further was never paid. */
export type Money = 'due' | 'received' | 'toRefund' | 'refunded' | 'none'

/** Where the money of an order stands. */
export function moneyOf(
  order: Pick<Order, 'status' | 'receivedCents' | 'dueCents' | 'toRefundCents'>,
): Money {
  if (order.toRefundCents > 0) return 'toRefund'
  if (goodsOf(order) === 'closed') return order.receivedCents === 0 ? 'none' : 'refunded'
  return order.dueCents > 0 ? 'due' : 'received'
}

/** What the shop has of an order: received, less what was given back. */
export const netCentsOf = ({ receivedCents, refundedCents }: OrderMoney): Cents =>
  receivedCents - refundedCents

/** Whether the shop has no money of an order that costs some. */
export const isUnpaid = (order: Pick<Order, keyof OrderMoney>): boolean =>
  order.dueCents > 0 && netCentsOf(order) === 0

/** Whether the buyer of an order, or the schedule, may cancel it: until its bottles are prepared, and before any payment. */
export const isCancelledByBuyer = (order: Order): boolean =>
  goodsStates[order.status].isCancelledByBuyer && isUnpaid(order)

/** Whether the buyer took the bottles along: it was sold at a fair, or a bar, and entered at the desk. */
export const isHandedOver = (order: Pick<Order, 'status' | 'shippedAt'>): boolean =>
  goodsOf(order) === 'arrived' && order.shippedAt === null

/** Whether the buyer of an order may correct who receives it, and where: until it leaves. */
export const isCorrectedByBuyer = (order: Order): boolean =>
  goodsOf(order) === 'atShop' && !isAnonymised(order)

/** Whether an admin may change an order: all of it until it leaves, then for whom it is and where it goes. */
export const canEdit = (order: Order): boolean =>
  goodsOf(order) !== 'closed' && !isAnonymised(order)

/**
 * The entry with which the waiting for an order's transfer began that goes on now: the last one before which none was
 * awaited. It begins anew when a receipt or a shipment is undone, when cash becomes a transfer, and with another account
 * to pay to. Null while no transfer is awaited. A reminder, and the days to pay, belong to one waiting.
 */
export function waitingOf(order: Order): Entry | null {
  if (!isTransferAwaited(order)) return null
  const { entries } = order
  const wasAwaitedBefore = (index: number): boolean =>
    index > 0 && isTransferAwaited(orderOf(order, entries.slice(0, index)))
  return entries.reduce<Entry | null>(
    (began, entry, index) =>
      entry.kind === 'accountCorrected' || !wasAwaitedBefore(index) ? entry : began,
    null,
  )
}

/** Whether the shop keeps the bottles until all of an order is paid by transfer. */
const isTransferAwaited = (order: Order): boolean =>
  goodsOf(order) === 'atShop' && order.paymentMethod === 'transfer' && isUnpaid(order)

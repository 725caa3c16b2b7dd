import type { Cents } from '../money/money.ts'
import { entriesInForce } from './entries.ts'
import { goodsOf, orderStatuses, type OrderStatus } from './goodsStates.ts'
import { netCentsOf, type Order } from './order.ts'
import { owedOf, type OwedKind } from './owed.ts'
import { orderTermsOf } from './searchTerms.ts'
import { monthNameOf } from './shopCalendar.ts'
import type { BankAccount } from './shopSettings.ts'

/** The statuses of the orders that count as sales, in every figure. */
export const soldStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => goodsOf({ status }) !== 'closed',
)

/** The conditions of an admin's search for orders; a missing field matches every order. */
export interface OrderFilter {
  /** The order has one of these; an empty list matches every order. Not combined with `owed`. */
  readonly statuses?: readonly OrderStatus[]
  /** One of these is owed of the order. */
  readonly owed?: readonly OwedKind[]
  /** Placed at this time or later, in ms since 1970. */
  readonly from?: number
  /** Placed before this time, in ms since 1970. */
  readonly before?: number
  /** Money was received or given back in this month, `2026-11`. Only for figures, and not combined with others. */
  readonly month?: string
  /** Money of it is due by transfer to another account. Only for figures, and not combined with others. */
  readonly accountOtherThan?: BankAccount
  /** The orders of this customer, `customerKeyOf`. */
  readonly customerKey?: string
  /** It has one of these, as returned by `searchTermsFor`. Only for lists, and not combined with others. */
  readonly terms?: readonly string[]
  /** It carries this number of the owner's invoice. Only for lists, and not combined with others. */
  readonly invoice?: string
}

/**
 * What a list of orders is sorted by, a stored field: what is owed begins with what is owed longest, every other list
 * with the order that was placed last.
 */
export const orderSort = ({ owed, from, before }: OrderFilter) =>
  owed !== undefined && from === undefined && before === undefined
    ? ({ field: 'owedSince', direction: 'asc' } as const)
    : ({ field: 'createdAt', direction: 'desc' } as const)

/** The number of orders and the sum of an amount of them, `summedAmount`. */
export interface OrderFigures {
  readonly count: number
  readonly totalCents: Cents
}

/** The amounts of an order that figures add up, as they are stored. */
export interface OrderAmounts extends Pick<Order, 'totalCents'> {
  /** What has to be received or given back. */
  readonly owedCents: Cents
  /** Received, less what was given back. */
  readonly netCents: Cents
}

/** The amounts of an order that figures add up. */
export const summedAmountsOf = (order: Order): OrderAmounts => ({
  totalCents: order.totalCents,
  owedCents: order.toRefundCents + order.dueCents,
  netCents: netCentsOf(order),
})

/** The shop's months in which money of an order moved, with what was received less what was given back in each. */
export function netByMonthOf({ entries }: Order): Readonly<Record<string, Cents>> {
  const net: Record<string, Cents> = {}
  for (const entry of entriesInForce(entries)) {
    if (entry.kind !== 'received' && entry.kind !== 'refunded') continue
    const month = monthNameOf(entry.at)
    net[month] = (net[month] ?? 0) + (entry.kind === 'received' ? entry.cents : -entry.cents)
  }
  return net
}

/**
 * What the orders of one customer have in common: the e-mail address, without one the telephone number. An order with
 * neither, as one that was entered at a fair may be, is alone.
 */
export const customerKeyOf = ({ customer: { email, telefonoE164 }, id }: Order): string =>
  email || telefonoE164 || id

/** A bank account in one text, as it is stored of an order with money due by transfer, and compared. */
export const accountText = ({ bank, kind, number, holder, holderId }: BankAccount): string =>
  [bank, kind, number, holder, holderId].join('\n')

/**
 * The account on which money of an order is due by transfer, empty if the shop had none when it was entered as paid; null
 * while none is due.
 */
export function transferAccountOf({ paymentMethod, dueCents, bankAccount }: Order): string | null {
  if (paymentMethod !== 'transfer' || dueCents === 0) return null
  return bankAccount === null ? '' : accountText(bankAccount)
}

/**
 * What the figures of a filter add up, a stored field (a path with dots for a field in a map): the month's money, what
 * is owed if that is money, or the totals.
 */
export function summedAmount(filter: OrderFilter): string {
  return filter.month === undefined ? amountOf(filter) : `netByMonth.${filter.month}`
}

/** What is added up of orders in any month: what is owed, if that is money, or the total. */
const amountOf = ({ owed = [] }: OrderFilter): keyof OrderAmounts =>
  owed.length > 0 && owed.every((kind) => kind === 'collect' || kind === 'refund')
    ? 'owedCents'
    : 'totalCents'

/** Whether an order matches a filter. */
export function matchesOrder(order: Order, filter: OrderFilter): boolean {
  const { statuses = [], owed, from = -Infinity, before = Infinity } = filter
  const { month, accountOtherThan, customerKey, terms, invoice } = filter
  const kind = owed && owedOf(order)?.kind
  return (
    (statuses.length === 0 || statuses.includes(order.status)) &&
    (owed === undefined || (kind !== undefined && owed.includes(kind))) &&
    (month === undefined || netByMonthOf(order)[month] !== undefined) &&
    (accountOtherThan === undefined || isAwaitedElsewhere(order, accountOtherThan)) &&
    order.createdAt >= from &&
    order.createdAt < before &&
    (customerKey === undefined || customerKeyOf(order) === customerKey) &&
    (terms === undefined || orderTermsOf(order).some((term) => terms.includes(term))) &&
    (invoice === undefined || order.invoice === invoice)
  )
}

function isAwaitedElsewhere(order: Order, account: BankAccount): boolean {
  const awaited = transferAccountOf(order)
  return awaited !== null && awaited !== accountText(account)
}

/** Counts the orders that match a filter, and adds up their `summedAmount`. */
export function orderFigures(orders: readonly Order[], filter: OrderFilter): OrderFigures {
  const matching = orders.filter((order) => matchesOrder(order, filter))
  const { month } = filter
  const amounts = matching.map((order) => {
    // An order that matches has the month.
    if (month !== undefined) return Number(netByMonthOf(order)[month])
    return summedAmountsOf(order)[amountOf(filter)]
  })
  return { count: matching.length, totalCents: amounts.reduce((sum, one) => sum + one, 0) }
}

import type { Cents } from '../money/money.ts'
import { orderStatuses, type Order, type OrderStatus } from './order.ts'
import { dueOf, toRefundOf } from './orderMoney.ts'
import { owedOf, type OwedKind } from './owed.ts'
import { orderTermsOf } from './searchTerms.ts'
import type { Period } from './shopCalendar.ts'

/** The statuses of the orders that count as sales, in every figure. */
export const soldStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => status !== 'cancelled' && status !== 'returned',
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
  /** Its money was received in this period. Only for figures, and not combined with others. */
  readonly received?: Period
  /** The customer's e-mail address, in lower case. */
  readonly email?: string
  /** It has one of these, as returned by `searchTermsFor`. Only for lists, and not combined with others. */
  readonly terms?: readonly string[]
}

/** The number of orders and the sum of an amount of them, `summedAmount`. */
export interface OrderFigures {
  readonly count: number
  readonly totalCents: Cents
}

/** The amounts of an order that figures add up, as they are stored. */
export interface OrderAmounts extends Pick<Order, 'totalCents' | 'receivedCents'> {
  /** What has to be received or given back. */
  readonly owedCents: Cents
}

export const summedAmountsOf = (order: Order): OrderAmounts => ({
  totalCents: order.totalCents,
  receivedCents: order.receivedCents,
  owedCents: toRefundOf(order) + dueOf(order),
})

/** What the figures of a filter add up: what was received, what is owed if that is money, or the totals. */
export function summedAmount({ received, owed = [] }: OrderFilter): keyof OrderAmounts {
  if (received !== undefined) return 'receivedCents'
  const isMoneyOwed =
    owed.length > 0 && owed.every((kind) => kind === 'collect' || kind === 'refund')
  return isMoneyOwed ? 'owedCents' : 'totalCents'
}

/** Whether an order matches a filter. */
export function matchesOrder(order: Order, filter: OrderFilter): boolean {
  const { statuses = [], owed, from = -Infinity, before = Infinity } = filter
  const { received, email, terms } = filter
  const kind = owed && owedOf(order)?.kind
  return (
    (statuses.length === 0 || statuses.includes(order.status)) &&
    (owed === undefined || (kind !== undefined && owed.includes(kind))) &&
    (received === undefined || isWithin(order.paymentReceivedAt, received)) &&
    order.createdAt >= from &&
    order.createdAt < before &&
    (email === undefined || order.customer.email === email) &&
    (terms === undefined || orderTermsOf(order).some((term) => terms.includes(term)))
  )
}

const isWithin = (time: number | null, { from, before }: Period): boolean =>
  time !== null && time >= from && time < before

/** Counts the orders that match a filter, and adds up their `summedAmount`. */
export function orderFigures(orders: readonly Order[], filter: OrderFilter): OrderFigures {
  const matching = orders.filter((order) => matchesOrder(order, filter))
  const amount = summedAmount(filter)
  return {
    count: matching.length,
    totalCents: matching.reduce((sum, order) => sum + summedAmountsOf(order)[amount], 0),
  }
}

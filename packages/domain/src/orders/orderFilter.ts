import type { Cents } from '../money/money.ts'
import { orderStatuses, type Order, type OrderStatus } from './order.ts'
import { moneyOf } from './orderSteps.ts'
import { searchTermsOf } from './searchTerms.ts'
import { dayMs, dayOf, type Period } from './shopCalendar.ts'

/** The conditions of an admin's search for orders; a missing field matches every order. */
export interface OrderFilter {
  /** The order has one of these; an empty list matches every order. */
  readonly statuses?: readonly OrderStatus[]
  /**
   * The order's money is due, or has to be refunded. The hosted database finds only orders that a version with
   * two tracks has placed (`due`) or cancelled (`toRefund`): older documents lack the field.
   */
  readonly money?: 'due' | 'toRefund'
  /** Placed at this time or later, in ms since 1970. */
  readonly from?: number
  /** Placed before this time, in ms since 1970. */
  readonly before?: number
  /** Its money was received in this period. Only for figures, and not combined with others. */
  readonly received?: Period
  /** The account that placed it. */
  readonly uid?: string
  /** What a customer is searched by, as returned by `searchTermFor`. Only for lists, and not combined with others. */
  readonly term?: string
}

/**
 * Returns a filter for the orders that have been pending and unpaid for more than `days` full days in
 * Ecuador, today not counted. They reserve bottles until somebody cancels them.
 *
 * @param now in ms since 1970
 */
export function pendingOlderThan(days: number, now: number): OrderFilter & { before: number } {
  return { statuses: ['pending'], money: 'due', before: dayOf(now - days * dayMs).from }
}

/**
 * Returns the statuses to query for; an empty list means every status. A filter for due money without
 * statuses excludes `cancelled`: the money of a cancelled order is not due, even if it was never received.
 */
export function statusesIn({ statuses = [], money }: OrderFilter): readonly OrderStatus[] {
  if (money !== 'due' || statuses.length > 0) return statuses
  return orderStatuses.filter((status) => status !== 'cancelled')
}

/** The number of orders and the sum of their totals. */
export interface OrderFigures {
  readonly count: number
  readonly totalCents: Cents
}

/** Whether an order matches a filter. */
export function matchesOrder(order: Order, filter: OrderFilter): boolean {
  const { statuses = [], money, from = -Infinity, before = Infinity, received, uid, term } = filter
  return (
    (statuses.length === 0 || statuses.includes(order.status)) &&
    (money === undefined || moneyOf(order) === money) &&
    (received === undefined || isWithin(order.paymentReceivedAt, received)) &&
    order.createdAt >= from &&
    order.createdAt < before &&
    (uid === undefined || order.uid === uid) &&
    (term === undefined || searchTermsOf(order.customer).includes(term))
  )
}

const isWithin = (time: number | null, { from, before }: Period): boolean =>
  time !== null && time >= from && time < before

/** Counts the orders and adds up their totals, in cents. */
export function orderFigures(orders: readonly Order[]): OrderFigures {
  return {
    count: orders.length,
    totalCents: orders.reduce((sum, order) => sum + order.totalCents, 0),
  }
}

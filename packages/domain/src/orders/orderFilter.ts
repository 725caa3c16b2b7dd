import type { Cents } from '../money/money.ts'
import type { Order, OrderStatus } from './order.ts'
import { moneyOf } from './orderSteps.ts'
import { searchTermsOf } from './searchTerms.ts'
import { dayMs, dayOf, type Period } from './shopCalendar.ts'

/** The conditions of an admin's search for orders; a missing field matches every order. */
export interface OrderFilter {
  /** The order has one of these; an empty list matches every order. */
  readonly statuses?: readonly OrderStatus[]
  /** The order's money is due, or has to be refunded. */
  readonly money?: 'due' | 'toRefund'
  /** Placed at this time or later, in ms since 1970. */
  readonly from?: number
  /** Placed before this time, in ms since 1970. */
  readonly before?: number
  /** Its money was received in this period. Only for figures, and not combined with others. */
  readonly received?: Period
  /** The customer's e-mail address, in lower case. */
  readonly email?: string
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

/** The number of orders and the sum of their totals. */
export interface OrderFigures {
  readonly count: number
  readonly totalCents: Cents
}

/** Whether an order matches a filter. */
export function matchesOrder(order: Order, filter: OrderFilter): boolean {
  const {
    statuses = [],
    money,
    from = -Infinity,
    before = Infinity,
    received,
    email,
    term,
  } = filter
  return (
    (statuses.length === 0 || statuses.includes(order.status)) &&
    (money === undefined || moneyOf(order) === money) &&
    (received === undefined || isWithin(order.paymentReceivedAt, received)) &&
    order.createdAt >= from &&
    order.createdAt < before &&
    (email === undefined || order.customer.email === email) &&
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

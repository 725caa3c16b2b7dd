import type { Cents } from '../money/money.ts'
import type { Order, OrderStatus } from './order.ts'
import { searchTermsOf } from './searchTerms.ts'
import { dayMs, dayOf } from './shopCalendar.ts'

/** The conditions of an admin's search for orders; a missing field matches every order. */
export interface OrderFilter {
  /** The order has one of these; an empty list matches every order. */
  readonly statuses?: readonly OrderStatus[]
  /** Placed at this time or later, in ms since 1970. */
  readonly from?: number
  /** Placed before this time, in ms since 1970. */
  readonly before?: number
  /** The account that placed it. */
  readonly uid?: string
  /** What a customer is searched by, as returned by `searchTermFor`. Only for lists, and not combined with others. */
  readonly term?: string
}

/**
 * A filter for the orders that have been pending for more than so many days of the shop's calendar, today
 * not counted. They reserve bottles until somebody cancels them.
 *
 * @param now in ms since 1970
 */
export function pendingOlderThan(days: number, now: number): OrderFilter & { before: number } {
  return { statuses: ['pending'], before: dayOf(now - days * dayMs).from }
}

/** The number of orders and the sum of their totals. */
export interface OrderFigures {
  readonly count: number
  readonly totalCents: Cents
}

/** Whether an order matches a filter. */
export function matchesOrder(order: Order, filter: OrderFilter): boolean {
  const { statuses = [], from = -Infinity, before = Infinity, uid, term } = filter
  return (
    (statuses.length === 0 || statuses.includes(order.status)) &&
    order.createdAt >= from &&
    order.createdAt < before &&
    (uid === undefined || order.uid === uid) &&
    (term === undefined || searchTermsOf(order.customer).includes(term))
  )
}

export function orderFigures(orders: readonly Order[]): OrderFigures {
  return {
    count: orders.length,
    totalCents: orders.reduce((sum, order) => sum + order.totalCents, 0),
  }
}

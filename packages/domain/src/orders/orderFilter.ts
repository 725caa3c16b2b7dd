import type { Cents } from '../money/money.ts'
import type { Order, OrderStatus } from './order.ts'
import { searchTermsOf } from './searchTerms.ts'
import { dayMs, dayOf } from './shopCalendar.ts'

/** Which orders an admin asks for; what is left out does not matter. */
export interface OrderFilter {
  /** In any of these; an empty list leaves nothing out. */
  readonly statuses?: readonly OrderStatus[]
  /** Placed then or later, in ms since 1970. */
  readonly from?: number
  /** Placed before then, in ms since 1970. */
  readonly before?: number
  /** The customer's whole address, in lower case as accounts have it. */
  readonly email?: string
  /** A name or a telephone, as `searchTermFor` makes it one term. Not besides an address. */
  readonly term?: string
}

/**
 * The orders that nobody has taken on for longer than so many days of the shop's calendar, today aside:
 * their bottles are kept from others, and cancelling gives them back.
 *
 * @param now in ms since 1970
 */
export function pendingOlderThan(days: number, now: number): OrderFilter & { before: number } {
  return { statuses: ['pending'], before: dayOf(now - days * dayMs).from }
}

/** How many orders there are, and what they come to together. */
export interface OrderFigures {
  readonly count: number
  readonly totalCents: Cents
}

/** Whether a filter lets an order through. */
export function matchesOrder(order: Order, filter: OrderFilter): boolean {
  const { statuses = [], from = -Infinity, before = Infinity, email, term } = filter
  return (
    (statuses.length === 0 || statuses.includes(order.status)) &&
    order.createdAt >= from &&
    order.createdAt < before &&
    (email === undefined || order.customer.email === email) &&
    (term === undefined || searchTermsOf(order.customer).includes(term))
  )
}

/** Adds orders up. */
export function orderFigures(orders: readonly Order[]): OrderFigures {
  return {
    count: orders.length,
    totalCents: orders.reduce((sum, order) => sum + order.totalCents, 0),
  }
}

import type { Cents } from '../money/money.ts'
import { orderStatuses, type Order, type OrderStatus } from './order.ts'
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

/** The number of orders and the sum of their totals. */
export interface OrderFigures {
  readonly count: number
  readonly totalCents: Cents
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

/** Counts the orders and adds up their totals, in cents. */
export function orderFigures(orders: readonly Order[]): OrderFigures {
  return {
    count: orders.length,
    totalCents: orders.reduce((sum, order) => sum + order.totalCents, 0),
  }
}

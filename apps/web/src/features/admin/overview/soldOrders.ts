import {
  type Cents,
  type OrderFigures,
  type OrderFilter,
  orderStatuses,
  type Period,
} from '@storefront/domain'

const soldStatuses = orderStatuses.filter((status) => status !== 'cancelled')

/** The orders of a period that count as sales: all but the cancelled ones. */
export function soldIn({ from, before }: Period): OrderFilter {
  return { statuses: soldStatuses, from, before }
}

/** What was sold on a day of the shop's calendar; `from` is when it began, in ms since 1970. */
export interface SoldDay extends OrderFigures {
  readonly from: number
}

/** What several days sold together, in cents. */
export function salesTotal(days: readonly SoldDay[]): Cents {
  return days.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

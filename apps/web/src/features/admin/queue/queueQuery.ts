import type { Order, OrderFilter } from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'
import { live } from '../frame/live.ts'
import { orderQueries } from '../orders/orderQueries.ts'

/**
 * The orders that somebody has to act on: goods that have not arrived, delivered goods without their money, and
 * money to refund. No order matches two of these filters.
 */
export const owedFilters = [
  { statuses: ['pending', 'shipped'] },
  { money: 'due', statuses: ['delivered'] },
  { money: 'toRefund' },
] as const satisfies readonly OrderFilter[]

/** How many orders are loaded per filter, the newest ones; the page of orders lists the rest. */
const maxOrders = 50

/** The orders of the queue. */
interface OwedOrders {
  readonly orders: readonly Order[]
  /** Whether there are more. */
  readonly hasMore: boolean
}

export const owedOrdersQuery = (loadBackend: LoadBackend) =>
  queryOptions({
    ...live,
    queryKey: [...orderQueries.all, 'owed'],
    queryFn: async (): Promise<OwedOrders> => {
      const { orders } = await loadBackend()
      const pages = await Promise.all(
        owedFilters.map((filter) => orders.list(filter, { limit: maxOrders, after: null })),
      )
      return {
        orders: pages.flatMap(({ items }) => items),
        hasMore: pages.some(({ next }) => next !== null),
      }
    },
  })

import type { Order, OrderFilter, OrderRepository } from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'
import type { ListQuery } from '../frame/CursorList.tsx'

/** What an order's number may look like; anything else cannot be one. */
const orderNumber = /^[\w-]{1,40}$/

/** Orders come in while an admin looks: what is known of them is shown, and asked again. */
const fresh = { staleTime: 0 }

/** Orders at a glance, of the newest. */
const recentOrders = 5

/** The admin's server state of orders. */
export const orderQueries = {
  /** Begins the key of each: what is no longer true of any of them once an order has moved. */
  all: ['admin', 'orders'] as const,

  figures: (loadBackend: LoadBackend, filter: OrderFilter) =>
    queryOptions({
      ...fresh,
      queryKey: [...orderQueries.all, 'figures', filter],
      queryFn: async () => (await loadBackend()).orders.figures(filter),
    }),

  list: (loadBackend: LoadBackend, filter: OrderFilter): ListQuery<Order> => ({
    queryKey: [...orderQueries.all, 'list', filter],
    read: async (page) => (await loadBackend()).orders.list(filter, page),
  }),

  /** The newest ones. */
  recent: (loadBackend: LoadBackend) =>
    queryOptions({
      ...fresh,
      queryKey: [...orderQueries.all, 'recent'],
      queryFn: async () => {
        const { orders } = await loadBackend()
        return (await orders.list({}, { limit: recentOrders, after: null })).items
      },
    }),

  /** The order of a number, in whichever case it was typed; null when there is none. */
  found: (loadBackend: LoadBackend, number: string) =>
    queryOptions({
      ...fresh,
      queryKey: [...orderQueries.all, 'found', number],
      queryFn: async () => {
        if (!orderNumber.test(number)) return null
        const { orders } = await loadBackend()
        return (await orders.find(number)) ?? orders.find(number.toUpperCase())
      },
    }),
}

/** Orders asked for at a time when all of them are read. */
const readAtOnce = 100

/**
 * Reads all orders that a filter lets through, newest first, one page after the other. Stops between
 * two pages once `signal` says so, and gives null then.
 */
export async function readOrders(
  repository: Pick<OrderRepository, 'list'>,
  filter: OrderFilter,
  onRead: (count: number) => void,
  signal: AbortSignal,
): Promise<readonly Order[] | null> {
  const read: Order[] = []
  let after: string | null = null
  do {
    const page = await repository.list(filter, { limit: readAtOnce, after })
    if (signal.aborted) return null
    read.push(...page.items)
    onRead(read.length)
    after = page.next
  } while (after !== null)
  return read
}

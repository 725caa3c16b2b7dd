import {
  readOrderNumber,
  type Order,
  type OrderFilter,
  type OrderRepository,
} from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'
import type { ListQuery } from '../frame/CursorList.tsx'
import { live } from '../frame/live.ts'

const recentOrderCount = 5

/** How often letters are reloaded while one is about to be sent, in ms. */
const waitingReloadMs = 10_000

/** Orders per request when many of them are loaded. */
const pageSize = 100

/** The queries of orders for admins. */
export const orderQueries = {
  /** The prefix of all keys, to invalidate all queries when an order changes. */
  all: ['admin', 'orders'] as const,

  figures: (loadBackend: LoadBackend, filter: OrderFilter) =>
    queryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'figures', filter],
      queryFn: async () => (await loadBackend()).orders.figures(filter),
    }),

  list: (loadBackend: LoadBackend, filter: OrderFilter): ListQuery<Order> => ({
    queryKey: [...orderQueries.all, 'list', filter],
    loadPage: async (page) => (await loadBackend()).orders.list(filter, page),
  }),

  /** Null if there is none. */
  one: (loadBackend: LoadBackend, id: string) =>
    queryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'one', id],
      queryFn: async () => (await loadBackend()).orders.find(id),
    }),

  /** The internal notes of an order, oldest first. */
  notes: (loadBackend: LoadBackend, id: string) =>
    queryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'notes', id],
      queryFn: async () => (await loadBackend()).orders.notes(id),
    }),

  /** The automatic e-mails about an order, oldest first, and whether they are only shown. */
  letters: (loadBackend: LoadBackend, id: string) =>
    queryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'letters', id],
      queryFn: async () => {
        const { letters } = await loadBackend()
        return { areOnlyShown: letters.areOnlyShown, letters: await letters.ofOrder(id) }
      },
      // A letter leaves within a minute.
      refetchInterval: ({ state: { data } }) =>
        data?.letters.some(({ state }) => state === 'waiting' || state === 'sending')
          ? waitingReloadMs
          : live.refetchInterval,
    }),

  /** The newest orders. */
  recent: (loadBackend: LoadBackend) =>
    queryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'recent'],
      queryFn: async () => {
        const { orders } = await loadBackend()
        return (await orders.list({}, { limit: recentOrderCount, after: null })).items
      },
    }),

  /** The order with a typed number, `A-1001` or `1001`; null if there is none. */
  found: (loadBackend: LoadBackend, typed: string) =>
    queryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'found', typed],
      queryFn: async () => {
        const number = readOrderNumber(typed)
        return number === null ? null : (await loadBackend()).orders.findByNumber(number)
      },
    }),
}

/**
 * The path of an order's page, without a language's prefix.
 *
 * @param query the query of the URL of the list from which it is opened, with its question mark
 */
export const adminOrderPath = (id: string, query = ''): string =>
  `/dashboard/orders/${encodeURIComponent(id)}${query}`

/**
 * Loads all orders that match a filter, newest first, page by page. Returns null if the signal is
 * aborted.
 *
 * @param onRead called after each page with the number of orders loaded so far
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
    const page = await repository.list(filter, { limit: pageSize, after })
    if (signal.aborted) return null
    read.push(...page.items)
    onRead(read.length)
    after = page.next
  } while (after !== null)
  return read
}

import type { Order, OrderFilter, OrderRepository } from '@storefront/domain'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'

import { pagesOf } from '../../../shared/query/pagesOf.ts'
import type { LoadBackend, Services } from '../../../shared/services.tsx'
import { live } from '../frame/live.ts'

/** How often letters are reloaded while one is about to be sent, in ms. */
const waitingReloadMs = 10_000

/** Orders on a page of the list. */
const listedOrders = 25

/** Orders per request when many of them are loaded. */
const pageSize = 100

/**
 * How many sums are requested at the same time. The more are, the longer each takes, and each has a deadline.
 */
const sumsAtOnce = 2

/** The queries of orders for admins. */
export const orderQueries = {
  /** The prefix of all keys, to invalidate all queries when an order changes. */
  all: ['admin', 'orders'] as const,

  /** Number and total of the orders that match each filter, added up by the database, in the order of the filters. */
  figures: (loadBackend: LoadBackend, filters: readonly OrderFilter[]) =>
    queryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'figures', filters],
      queryFn: async ({ signal }) => {
        const { orders } = await loadBackend()
        return inBatches(filters, sumsAtOnce, (filter) => {
          signal.throwIfAborted()
          return orders.figures(filter)
        })
      },
    }),

  /** The orders that match a filter, page by page, and the ids of those that cannot be read. */
  list: (loadBackend: LoadBackend, filter: OrderFilter) =>
    infiniteQueryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'list', filter],
      initialPageParam: null as string | null,
      queryFn: async ({ pageParam: after }) =>
        (await loadBackend()).orders.list(filter, { limit: listedOrders, after }),
      getNextPageParam: ({ next }) => next,
      select: ({ pages }) => ({
        items: latestOf(pages.flatMap(({ items }) => items)),
        unreadable: pages.flatMap(({ unreadable }) => unreadable),
      }),
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
        const { items, unreadable } = await letters.ofOrder(id)
        return { areOnlyShown: letters.areOnlyShown, letters: items, unreadable }
      },
      // A letter leaves within a minute.
      refetchInterval: ({ state: { data } }) =>
        data?.letters.some(({ state }) => state === 'waiting' || state === 'sending')
          ? waitingReloadMs
          : live.refetchInterval,
    }),

  /** Whether the shop has an order, whatever became of it. */
  hasAny: (loadBackend: LoadBackend) =>
    queryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'any'],
      queryFn: async () =>
        (await (await loadBackend()).orders.list({}, { limit: 1 })).items.length > 0,
    }),
}

/** Each order once, as it was read last: it may have moved to a page that was read after its own. */
const latestOf = (orders: readonly Order[]): readonly Order[] => [
  ...new Map(orders.map((order) => [order.id, order])).values(),
]

/** Keeps an order that a command has answered with. */
export const keepOrder = (queries: QueryClient, services: Services, stored: Order) =>
  queries.setQueryData(orderQueries.one(services.loadBackend, stored.id).queryKey, stored)

/**
 * The path of an order's page, without a language's prefix.
 *
 * @param query the query of the URL of the list from which it is opened, with its question mark
 */
export const deskOrderPath = (id: string, query = ''): string =>
  `/dashboard/orders/${encodeURIComponent(id)}${query}`

/**
 * Loads all orders that match a filter, in its order, page by page. Returns null if the signal is
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
  for await (const orders of pagesOf((request) => repository.list(filter, request), pageSize)) {
    if (signal.aborted) return null
    read.push(...orders)
    onRead(read.length)
  }
  return read
}

/**
 * Runs a task for each item, in batches, and returns the results in the order of the items. Rejects when
 * a task rejects.
 */
export async function inBatches<Item, Done>(
  items: readonly Item[],
  batchSize: number,
  task: (item: Item) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = []
  for (let start = 0; start < items.length; start += batchSize) {
    done.push(...(await Promise.all(items.slice(start, start + batchSize).map(task))))
  }
  return done
}

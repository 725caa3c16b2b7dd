import type { Customer, Order, OrderFilter, OrderRepository } from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'
import type { ListQuery } from '../frame/CursorList.tsx'
import { live } from '../frame/live.ts'

/** The form of an order's number, of any version of the shop. */
const orderNumber = /^[\w-]{1,40}$/

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

  /**
   * The accounts with several pending orders among the newest 25: an account may place one every five minutes,
   * and each holds bottles.
   */
  severalPending: (loadBackend: LoadBackend) =>
    queryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'severalPending'],
      queryFn: async () => {
        const { orders } = await loadBackend()
        const pending = { statuses: ['pending'], money: 'due' } as const
        return accountsWithSeveralPending(
          (await orders.list(pending, { limit: 25, after: null })).items,
        )
      },
    }),

  /** The orders with a number, typed in upper or lower case. */
  found: (loadBackend: LoadBackend, number: string) =>
    queryOptions({
      ...live,
      queryKey: [...orderQueries.all, 'found', number],
      queryFn: async () => {
        if (!orderNumber.test(number)) return []
        const { orders } = await loadBackend()
        const found = await orders.findByNumber(number)
        return found.length > 0 ? found : orders.findByNumber(number.toUpperCase())
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

/** An account with several pending orders. */
export interface AccountWithSeveralPending {
  readonly uid: string
  /** The customer of the newest of these orders. */
  readonly customer: Customer
  readonly count: number
}

/**
 * The accounts that placed several of the orders; those with the most orders first.
 *
 * @param pending newest first
 */
function accountsWithSeveralPending(
  pending: readonly Order[],
): readonly AccountWithSeveralPending[] {
  const accounts = new Map<string, AccountWithSeveralPending>()
  for (const { uid, customer } of pending) {
    const account = accounts.get(uid) ?? { uid, customer, count: 0 }
    accounts.set(uid, { ...account, count: account.count + 1 })
  }
  return [...accounts.values()]
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
}

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

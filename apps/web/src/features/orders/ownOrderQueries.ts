import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../shared/services.tsx'

/** Orders in one page of the history. */
const pageLength = 10

/** Queries and query keys for a user's own orders. */
export const ownOrderQueries = {
  all: (uid: string) => ['orders', uid] as const,
  history: (loadBackend: LoadBackend, uid: string) =>
    infiniteQueryOptions({
      queryKey: [...ownOrderQueries.all(uid), 'history'],
      queryFn: async ({ pageParam }) =>
        (await loadBackend()).orders.listForUser(uid, { limit: pageLength, after: pageParam }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
  /** The user's newest order, or null: another device may have placed one, so it is always reloaded. */
  last: (loadBackend: LoadBackend, uid: string) =>
    queryOptions({
      queryKey: [...ownOrderQueries.all(uid), 'last'],
      queryFn: async () =>
        (await (await loadBackend()).orders.listForUser(uid, { limit: 1 })).items[0] ?? null,
      staleTime: 0,
    }),
  /** Null when there is no such order, or it belongs to another user. */
  one: (loadBackend: LoadBackend, uid: string, id: string) =>
    queryOptions({
      queryKey: [...ownOrderQueries.all(uid), 'one', id],
      queryFn: async () => (await loadBackend()).orders.find(id),
    }),
}

/** The path of an order's page, without a language's prefix. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`

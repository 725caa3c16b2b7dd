import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../shared/services.tsx'

/** Orders in one answer of the history. */
const pageLength = 10

/** A user's own orders; their keys exist only here. */
export const orderQueries = {
  own: (uid: string) => ['orders', uid] as const,
  history: (loadBackend: LoadBackend, uid: string) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.own(uid), 'history'],
      queryFn: async ({ pageParam }) =>
        (await loadBackend()).orders.listOf(uid, { limit: pageLength, after: pageParam }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
  /** Null when there is none, or it is somebody else's. */
  one: (loadBackend: LoadBackend, uid: string, id: string) =>
    queryOptions({
      queryKey: [...orderQueries.own(uid), 'one', id],
      queryFn: async () => (await loadBackend()).orders.find(id),
    }),
}

/** The path of an order's page, without a language's prefix. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`

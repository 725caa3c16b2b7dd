import type { Account } from '@storefront/domain'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { loadVisitorBackend, type LoadBackend, type Services } from '../../../shared/services.tsx'

/** Orders in one page of the history. */
const pageLength = 10

/** An order that the visitor may read: their own, or one without an account. Null for every other id. */
export const orderQuery = (services: Services, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async () => (await loadVisitorBackend(services)).orders.find(id),
  })

/** The key of every history of orders. */
export const orderHistoryKey = ['orders'] as const

/** The account's orders. One that was placed without it joins it on its own page. */
export const orderHistoryQuery = (loadBackend: LoadBackend, { uid }: Account) =>
  infiniteQueryOptions({
    queryKey: [...orderHistoryKey, uid],
    queryFn: async ({ pageParam }) =>
      (await loadBackend()).orders.listForUser(uid, { limit: pageLength, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

/** The path of an order's page, without a language's prefix. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`

import { lastDays, type OrderFilter } from '@storefront/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../shared/services.tsx'
import { inTurns } from './overview/inTurns.ts'
import { soldIn } from './overview/soldOrders.ts'

/** Orders on a page of the list. */
const ordersPerPage = 25

/** Days added up at once: all of them would keep the other figures waiting. */
const daysAtOnce = 5

/** What an order's number may look like; anything else cannot be one. */
const orderNumber = /^[\w-]{1,40}$/

/** Orders come in while an admin looks: what is known of them is shown, and asked again. */
const fresh = { staleTime: 0 }

/** The admin's server state of orders; its keys exist only here. */
export const orderQueries = {
  /** What is no longer true of any of them once an order has moved. */
  all: ['admin', 'orders'] as const,

  figures: (loadBackend: LoadBackend, filter: OrderFilter) =>
    queryOptions({
      ...fresh,
      queryKey: [...orderQueries.all, 'figures', filter],
      queryFn: async () => (await loadBackend()).orders.figures(filter),
    }),

  /**
   * Sales per day, as many aggregates as days: no order is read for them.
   *
   * @param today when the shop's calendar day begins, in ms since 1970
   */
  days: (loadBackend: LoadBackend, today: number, count: number) =>
    queryOptions({
      ...fresh,
      queryKey: [...orderQueries.all, 'days', today, count],
      queryFn: async () => {
        const { orders } = await loadBackend()
        return inTurns(lastDays(today, count), daysAtOnce, async (day) => ({
          ...(await orders.figures(soldIn(day))),
          from: day.from,
        }))
      },
    }),

  page: (loadBackend: LoadBackend, filter: OrderFilter, after: string | null) =>
    queryOptions({
      ...fresh,
      queryKey: [...orderQueries.all, 'page', filter, after],
      queryFn: async () =>
        (await loadBackend()).orders.list(filter, { limit: ordersPerPage, after }),
      placeholderData: keepPreviousData,
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

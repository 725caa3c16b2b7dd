import {
  isAnonymised,
  isOrderNumber,
  matchesSearch,
  searchTermFor,
  type Order,
  type OrderRepository,
  type Page,
  type Profile,
  type UserEntry,
} from '@storefront/domain'
import { infiniteQueryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'
import { orderQueries } from '../orders/orderQueries.ts'

/** Orders per page; a page lists the customers of these orders. */
const ordersPerPage = 25

/** How many accounts are found by the beginning of their e-mail address at most. */
const maxAccounts = 10

/** An account with what its newest order says about the customer; without an order, what its profile says. */
export interface CustomerEntry extends Pick<Profile, 'nombre' | 'email' | 'telefono' | 'cedula'> {
  readonly uid: string
  /** The orders that were read, newest first; the account may have others. */
  readonly orders: readonly Order[]
}

/** A page of a search's result. */
interface CustomerPage extends Page<Order> {
  readonly accounts: readonly UserEntry[]
}

/**
 * The customers that a search finds, newest orders first: by the terms of their orders, and by the e-mail
 * address of their accounts. An empty search lists the customers of all orders.
 */
export const customersQuery = (loadBackend: LoadBackend, typed: string) =>
  infiniteQueryOptions({
    queryKey: [...orderQueries.all, 'customers', typed],
    staleTime: 0,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }): Promise<CustomerPage> => {
      const { orders, profiles } = await loadBackend()
      const emailPrefix = typed.toLowerCase()
      const hasAccounts = pageParam === null && /^\S+$/.test(typed)
      const [page, found] = await Promise.all([
        ordersOf(orders, typed, pageParam),
        hasAccounts ? profiles.list({ emailPrefix }, { limit: maxAccounts }) : null,
      ])
      return { ...page, accounts: found?.items ?? [] }
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => customersOf(pages),
  })

/** A page of the orders that a search finds. */
async function ordersOf(
  orders: Pick<OrderRepository, 'list'>,
  typed: string,
  after: string | null,
): Promise<Page<Order>> {
  const request = { limit: ordersPerPage, after }
  if (typed === '') return orders.list({}, request)
  const page = await orders.list({ term: searchTermFor(typed) }, request)
  return { ...page, items: page.items.filter(({ customer }) => matchesSearch(customer, typed)) }
}

/** Groups orders by the account that placed them. Skips anonymised orders, which have no customer. */
export function customersOf(pages: readonly CustomerPage[]): readonly CustomerEntry[] {
  const entries = new Map<string, CustomerEntry>()
  for (const order of pages.flatMap(({ items }) => items)) {
    if (isAnonymised(order)) continue
    const { uid, customer } = order
    const entry = entries.get(uid) ?? { uid, ...customer, orders: [] }
    entries.set(uid, { ...entry, orders: [...entry.orders, order] })
  }
  for (const { uid, nombre, email, telefono, cedula } of pages.flatMap(
    ({ accounts }) => accounts,
  )) {
    if (!entries.has(uid)) entries.set(uid, { uid, nombre, email, telefono, cedula, orders: [] })
  }
  return [...entries.values()]
}

/** Whether a text has the form of an order's number, in upper or lower case. */
export const mayBeOrderNumber = (typed: string): boolean => isOrderNumber(typed.toUpperCase())

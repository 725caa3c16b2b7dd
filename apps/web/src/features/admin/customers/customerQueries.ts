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

/** Orders per page. A page of the list has the customers of so many orders, the newest first. */
const ordersPerPage = 25

/** Accounts whose e-mail address begins with the searched text. */
const mostAccounts = 10

/** An account with what its newest order says about the customer; without an order, what its profile says. */
export interface CustomerEntry extends Pick<Profile, 'nombre' | 'email' | 'telefono' | 'cedula'> {
  readonly uid: string
  /** The orders that were read, newest first; the account may have others. */
  readonly orders: readonly Order[]
}

/** A part of a search's result. */
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
        hasAccounts ? profiles.list({ emailPrefix }, { limit: mostAccounts }) : null,
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

/** Groups orders by the account that placed them. An account's deletion has emptied its orders' customer. */
export function customersOf(pages: readonly CustomerPage[]): readonly CustomerEntry[] {
  const entries = new Map<string, CustomerEntry>()
  for (const order of pages.flatMap(({ items }) => items)) {
    if (isAnonymised(order)) continue
    const { uid, customer } = order
    const known = entries.get(uid) ?? { uid, ...customer, orders: [] }
    entries.set(uid, { ...known, orders: [...known.orders, order] })
  }
  for (const { uid, nombre, email, telefono, cedula } of pages.flatMap(
    ({ accounts }) => accounts,
  )) {
    if (!entries.has(uid)) entries.set(uid, { uid, nombre, email, telefono, cedula, orders: [] })
  }
  return [...entries.values()]
}

/** Whether a text may be an order's number, which is also asked for. Numbers are written in upper case. */
export const mayBeNumber = (typed: string): boolean => isOrderNumber(typed.toUpperCase())

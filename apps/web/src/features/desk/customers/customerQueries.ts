import {
  customerKeyOf,
  isAnonymised,
  isCustomerFound,
  isOrderFound,
  matchesSearch,
  searchTermsFor,
  type Order,
  type OrderRepository,
  type ListedPage,
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

/**
 * A customer, by e-mail address, or by telephone without one: what the newest order says; of an account without orders,
 * what its profile says.
 */
export interface CustomerEntry extends Pick<Profile, 'nombre' | 'email' | 'telefono' | 'cedula'> {
  /** `customerKeyOf` its orders. */
  readonly key: string
  /** The number to call; empty if nobody can call it, or the customer has no orders. */
  readonly telefonoE164: string
  /** The orders that were read, newest first; the customer may have others. */
  readonly orders: readonly Order[]
}

/** What a search finds: orders by themselves, newest first, and customers. */
interface Found {
  readonly orders: readonly Order[]
  readonly customers: readonly CustomerEntry[]
  /** The ids of the orders and accounts that cannot be read. */
  readonly unreadable: Readonly<Record<'orders' | 'customers', readonly string[]>>
}

/** A page of a search's result. */
interface CustomerPage extends ListedPage<Order> {
  readonly accounts: readonly UserEntry[]
  /** The ids of the accounts that cannot be read. */
  readonly unreadableAccounts: readonly string[]
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
      return {
        ...page,
        accounts: found?.items ?? [],
        unreadableAccounts: found?.unreadable ?? [],
      }
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): Found => ({
      orders:
        typed === ''
          ? []
          : pages.flatMap(({ items }) => items).filter((order) => isOrderFound(order, typed)),
      customers: customersOf(pages, typed),
      unreadable: {
        orders: pages.flatMap(({ unreadable }) => unreadable),
        customers: pages.flatMap(({ unreadableAccounts }) => unreadableAccounts),
      },
    }),
  })

/** A page of the orders that a search finds. */
async function ordersOf(
  orders: Pick<OrderRepository, 'list'>,
  typed: string,
  after: string | null,
): Promise<ListedPage<Order>> {
  const request = { limit: ordersPerPage, after }
  if (typed === '') return orders.list({}, request)
  const page = await orders.list({ terms: searchTermsFor(typed) }, request)
  return { ...page, items: page.items.filter((order) => matchesSearch(order, typed)) }
}

/** Groups orders by their customer. Skips anonymised orders, and those that a search finds by themselves alone. */
export function customersOf(
  pages: readonly Pick<CustomerPage, 'items' | 'accounts'>[],
  typed = '',
): readonly CustomerEntry[] {
  const entries = new Map<string, CustomerEntry>()
  for (const order of pages.flatMap(({ items }) => items)) {
    const { customer } = order
    if (isAnonymised(order) || (typed !== '' && !isCustomerFound(customer, typed))) continue
    const key = customerKeyOf(order)
    const entry = entries.get(key) ?? { ...customer, key, orders: [] }
    entries.set(key, { ...entry, orders: [...entry.orders, order] })
  }
  for (const { nombre, email, telefono, cedula } of pages.flatMap(({ accounts }) => accounts)) {
    if (entries.has(email)) continue
    entries.set(email, {
      key: email,
      nombre,
      email,
      telefono,
      cedula,
      telefonoE164: '',
      orders: [],
    })
  }
  return [...entries.values()]
}

import { demoAdmin } from '@storefront/backend/seed'
import {
  type Backend,
  err,
  matchesOrder,
  ok,
  type Order,
  orderFigures,
  Outage,
  type Page,
  type PageRequest,
  type UserEntry,
} from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'

import { testNow } from '../../../../testing/createTestServices.ts'
import type { Visit } from '../../../../testing/visit.ts'
import { someOrders } from './someOrders.ts'

/** A port that answers once, and is out of reach from then on. */
export function answersOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let wasAsked = false
  return () => {
    if (wasAsked) return Promise.reject(new Outage('offline', 'No network'))
    wasAsked = true
    return ask()
  }
}

/** The admin comes back to the tab: what is shown is asked for again. */
export function returnToTab(): void {
  window.dispatchEvent(new Event('visibilitychange'))
}

/** A shop's lists as a story begins with them. */
interface Shop {
  readonly orders?: readonly Order[]
  readonly users?: readonly UserEntry[]
  readonly backend?: Visit['backend']
}

/** Accounts by their addresses, the demo admin first. */
const someUsers: readonly UserEntry[] = [
  { ...aProfile(demoAdmin), uid: demoAdmin.uid },
  ...Array.from({ length: 40 }, (_, index) => ({
    ...aProfile({
      nombre: index % 6 === 4 ? '' : 'Rosa Quishpe',
      email: `persona${String(index).padStart(2, '0')}@example.com`,
      role: index === 3 || index === 6 ? 'admin' : 'user',
      emailVerified: ![5, 6].includes(index),
    }),
    uid: `person-${index}`,
  })),
]

/** A page of a list whose cursors are places in it. */
function pageOf<T>(all: readonly T[], { limit, after }: PageRequest): Page<T> {
  const start = Number(after ?? 0)
  const end = start + limit
  return { items: all.slice(start, end), next: end < all.length ? String(end) : null }
}

/** The demo admin's visit to a shop with these orders and users. */
export function adminVisit({
  orders: begun = someOrders,
  users = someUsers,
  backend: replace = () => ({}),
}: Shop = {}): Visit {
  return {
    person: demoAdmin,
    backend(backend) {
      let stored = begun
      const change = (id: string, changes: Partial<Order>) => {
        if (!stored.some((order) => order.id === id)) return err('order-not-found' as const)
        stored = stored.map((order) => (order.id === id ? { ...order, ...changes } : order))
        return ok(undefined)
      }
      const shop: Partial<Backend> = {
        orders: {
          ...backend.orders,
          list: async (filter, page) =>
            pageOf(
              stored.filter((order) => matchesOrder(order, filter)),
              page,
            ),
          figures: async (filter) =>
            orderFigures(stored.filter((order) => matchesOrder(order, filter))),
          find: async (id) => stored.find((order) => order.id === id) ?? null,
          changeStatus: async (id, status) => change(id, { status, [`${status}At`]: testNow }),
          recordPayment: async (id) => change(id, { paymentReceivedAt: testNow }),
        },
        profiles: {
          ...backend.profiles,
          list: async ({ emailPrefix = '' }, page) =>
            pageOf(
              users.filter(({ email }) => email.startsWith(emailPrefix)),
              page,
            ),
          count: async () => users.length,
          setRole: async () => ok(undefined),
        },
      }
      return { ...shop, ...replace({ ...backend, ...shop }) }
    },
  }
}

import { demoAdmin } from '@storefront/backend/seed'
import {
  changesOf,
  err,
  matchesOrder,
  nextActivityKey,
  ok,
  orderFigures,
  Outage,
  type ActivityKind,
  type Backend,
  type Order,
  type OrderNote,
  type Page,
  type PageRequest,
  type UserEntry,
} from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'

import { testNow } from '../../../../testing/createTestServices.ts'
import type { Visit } from '../../../../testing/visit.ts'
import { someOrders } from './someOrders.ts'

/** A call that succeeds once, and throws an outage after that. */
export function answersOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let wasAsked = false
  return () => {
    if (wasAsked) return Promise.reject(new Outage('offline', 'No network'))
    wasAsked = true
    return ask()
  }
}

/** Simulates that the admin returns to the tab, which refetches the queries. */
export function returnToTab(): void {
  window.dispatchEvent(new Event('visibilitychange'))
}

/** The data of a story. */
interface Shop {
  readonly orders?: readonly Order[]
  readonly users?: readonly UserEntry[]
  readonly backend?: Visit['backend']
}

/** Users sorted by e-mail address, the demo admin first. */
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

/** A page of a list whose cursors are indexes. */
function pageOf<T>(all: readonly T[], { limit, after }: PageRequest): Page<T> {
  const start = Number(after ?? 0)
  const end = start + limit
  return { items: all.slice(start, end), next: end < all.length ? String(end) : null }
}

/** A visit of the demo admin to a shop with these orders and users. */
export function adminVisit({
  orders: begun = someOrders,
  users = someUsers,
  backend: replace = () => ({}),
}: Shop = {}): Visit {
  return {
    person: demoAdmin,
    backend(backend) {
      let stored = begun
      const notes: Record<string, readonly OrderNote[]> = {}
      const change = (
        id: string,
        kind: ActivityKind,
        changesFor: (order: Order) => Partial<Order>,
      ) => {
        const before = stored.find((order) => order.id === id)
        if (before === undefined) return err('order-not-found' as const)
        const entry = { kind, by: demoAdmin.uid, at: testNow }
        const activity = { ...before.activity, [nextActivityKey(before)]: entry }
        const after = { ...before, ...changesFor(before), activity, updatedAt: testNow }
        stored = stored.map((order) => (order === before ? after : order))
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
          findByNumber: async (number) => stored.filter((order) => order.number === number),
          find: async (id) => stored.find((order) => order.id === id) ?? null,
          takeStep: async (id, step, { tracking } = {}) =>
            change(id, step, (order) => ({
              ...changesOf(order, step, testNow),
              ...(tracking && { tracking }),
            })),
          setTracking: async (id, tracking) => change(id, 'tracked', () => ({ tracking })),
          notes: async (id) => notes[id] ?? [],
          async addNote(id, text) {
            notes[id] = [...(notes[id] ?? []), { text, by: demoAdmin.uid, at: testNow }]
            return ok(undefined)
          },
        },
        profiles: {
          ...backend.profiles,
          list: async ({ emailPrefix = '', role: asked }, page) =>
            pageOf(
              users.filter(
                ({ email, role }) =>
                  email.startsWith(emailPrefix) && (asked === undefined || role === asked),
              ),
              page,
            ),
          setRole: async () => ok(undefined),
        },
      }
      return { ...shop, ...replace({ ...backend, ...shop }) }
    },
  }
}

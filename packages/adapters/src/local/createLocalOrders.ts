import {
  canChangeStatus,
  canRecordPayment,
  err,
  isInState,
  isSameOrder,
  matchesOrder,
  ok,
  orderFigures,
  orderSchema,
  type Order,
  type OrderFilter,
  type OrderRepository,
} from '@storefront/domain'

import { decodeDocument, type DocumentFields } from '../documents/decodeDocument.ts'
import { orderNumberOf } from '../documents/orderNumber.ts'
import { signedInAccount } from './auth/localAccounts.ts'
import { requireAdmin, requireOwner, requireUser, roleOf } from './localAccess.ts'
import type { LocalContext } from './LocalContext.ts'
import type { StoredDatabase } from './LocalDatabase.ts'
import { createSortedReader, pageOf, type SortOrder } from './pageOf.ts'
import { canPlaceOrder, placeOrder, returnStock } from './placeOrder.ts'

/** Orders with the same time are sorted by id. */
const newestFirst: SortOrder<Order> = {
  keyOf: ({ createdAt, id }) => `${String(createdAt).padStart(15, '0')} ${id}`,
  direction: 'desc',
}

export function createLocalOrders(context: LocalContext): OrderRepository {
  const { store, session, call, clock } = context

  function findVisible({ orders }: StoredDatabase, id: string): Order | null {
    const stored = orders[id]
    if (stored === undefined) return null
    const order = decodeOrder(id, stored)
    return order.uid === session.uid() || roleOf(context) === 'admin' ? order : null
  }

  function listMatching(filter: OrderFilter): Order[] {
    requireAdmin(context, 'orders')
    return sortedOrders(store.read().orders).filter((order) => matchesOrder(order, filter))
  }

  return {
    place: (draft) =>
      call(async () => {
        const number = await orderNumberOf(draft.id, context.crypto)
        return store.transact((database) => {
          requireUser(context, `orders/${draft.id}`)
          const isFree = database.orders[draft.id] === undefined
          const now = clock()
          if (isFree && canPlaceOrder(database, draft, signedInAccount(context), now)) {
            placeOrder(database, draft, number, now)
          }
          const placed = findVisible(database, draft.id)
          return placed !== null && isSameOrder(draft, placed) ? ok(placed) : err('order-refused')
        })
      }),
    findByNumber: (number) =>
      call(() => {
        requireAdmin(context, 'orders')
        return sortedOrders(store.read().orders).filter((order) => order.number === number)
      }),
    find: (id) => call(() => findVisible(store.read(), id)),
    listForUser: (uid, page) =>
      call(() => {
        requireOwner(context, uid, `orders of ${uid}`)
        const own = sortedOrders(store.read().orders).filter((order) => order.uid === uid)
        return pageOf(own, newestFirst, page)
      }),
    list: (filter, page) => call(() => pageOf(listMatching(filter), newestFirst, page)),
    figures: (filter) => call(() => orderFigures(listMatching(filter))),
    changeStatus: (id, to, seen) =>
      call(() =>
        store.transact((database) => {
          requireUser(context, `orders/${id}`)
          const order = findVisible(database, id)
          if (order === null) return err('order-not-found')
          if (order.status === to) return ok(undefined)
          if (seen !== undefined && !isInState(order, seen)) return err('status-refused')
          if (!canChangeStatus(order, to, roleOf(context))) return err('status-refused')
          const now = clock()
          const moved = { status: to, updatedAt: now, [`${to}At`]: now }
          database.orders[id] = { ...database.orders[id], ...moved }
          if (to === 'cancelled') returnStock(database, order)
          return ok(undefined)
        }),
      ),
    recordPayment: (id) =>
      call(() =>
        store.transact((database) => {
          requireUser(context, `orders/${id}`)
          const order = findVisible(database, id)
          if (order === null) return err('order-not-found')
          if (order.paymentReceivedAt !== null) return ok(undefined)
          const mayReceive = roleOf(context) === 'admin' && canRecordPayment(order)
          if (!mayReceive) return err('payment-refused')
          const now = clock()
          const received = { paymentReceivedAt: now, updatedAt: now }
          database.orders[id] = { ...database.orders[id], ...received }
          return ok(undefined)
        }),
      ),
  }
}

/** Returns all orders, newest first. */
export const sortedOrders = createSortedReader(decodeOrder, newestFirst)

function decodeOrder(id: string, stored: DocumentFields): Order {
  return decodeDocument(orderSchema, `orders/${id}`, stored)
}

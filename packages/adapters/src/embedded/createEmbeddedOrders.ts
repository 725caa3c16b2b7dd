import {
  canTakeStep,
  canTrack,
  changesOf,
  checkNote,
  err,
  isInState,
  isSameOrder,
  isSameTracking,
  isStepTaken,
  matchesOrder,
  nextActivityKey,
  ok,
  orderFigures,
  orderSchema,
  type ActivityKind,
  type Order,
  type OrderFilter,
  type OrderRepository,
} from '@storefront/domain'

import { decodeDocument, type DocumentFields } from '../documents/decodeDocument.ts'
import { orderNumberOf } from '../documents/orderNumber.ts'
import { signedInAccount } from './auth/embeddedAccounts.ts'
import { planLetters } from './createEmbeddedLetters.ts'
import { requireAdmin, requireOwner, requireUser, roleOf } from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import type { EmbeddedDatabase, StoredDatabase } from './EmbeddedDatabase.ts'
import { noteKeys, notesOf } from './embeddedNotes.ts'
import { createSortedReader, pageOf, type SortOrder } from './pageOf.ts'
import { canPlaceOrder, placeOrder, returnStock } from './placeOrder.ts'

/** Orders with the same time are sorted by id. */
const newestFirst: SortOrder<Order> = {
  keyOf: ({ createdAt, id }) => `${String(createdAt).padStart(15, '0')} ${id}`,
  direction: 'desc',
}

export function createEmbeddedOrders(context: EmbeddedContext): OrderRepository {
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

  /** Changes an order, and adds an entry to its activity. */
  function record(
    database: EmbeddedDatabase,
    order: Order,
    kind: ActivityKind,
    changes: DocumentFields,
    at: number,
  ): void {
    const activity = {
      ...order.activity,
      [nextActivityKey(order)]: { kind, by: session.uid(), at },
    }
    database.orders[order.id] = {
      ...database.orders[order.id],
      ...changes,
      updatedAt: at,
      activity,
    }
    planLetters(database, order, decodeOrder(order.id, database.orders[order.id] ?? {}), at)
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
          if (placed === null || !isSameOrder(draft, placed)) return err('order-refused')
          if (isFree) planLetters(database, null, placed, now)
          return ok(placed)
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
    takeStep: (id, step, { seen, tracking } = {}) =>
      call(() =>
        store.transact((database) => {
          requireUser(context, `orders/${id}`)
          const order = findVisible(database, id)
          if (order === null) return err('order-not-found')
          if (isStepTaken(order, step)) return ok(undefined)
          const isSeen = seen === undefined || isInState(order, seen)
          if (!isSeen || !canTakeStep(order, step, roleOf(context))) return err('step-refused')
          const now = clock()
          const changes = changesOf(order, step, now)
          record(database, order, step, { ...changes, ...(tracking && { tracking }) }, now)
          if (step === 'cancelled') returnStock(database, order)
          return ok(undefined)
        }),
      ),
    setTracking: (id, tracking) =>
      call(() =>
        store.transact((database) => {
          requireUser(context, `orders/${id}`)
          const order = findVisible(database, id)
          if (order === null) return err('order-not-found')
          if (roleOf(context) !== 'admin' || !canTrack(order)) return err('step-refused')
          if (isSameTracking(order.tracking, tracking)) return ok(undefined)
          record(database, order, 'tracked', { tracking }, clock())
          return ok(undefined)
        }),
      ),
    notes: (id) =>
      call(() => {
        requireAdmin(context, `orders/${id}/notes`)
        return notesOf(store.read(), id)
      }),
    addNote: (id, typed) =>
      call(() =>
        store.transact((database) => {
          requireUser(context, `orders/${id}/notes`)
          if (findVisible(database, id) === null) return err('order-not-found')
          const by = session.uid()
          const text = checkNote(typed)
          const freeKey = noteKeys(id).find((key) => database.notes[key] === undefined)
          const isAllowed = roleOf(context) === 'admin' && text.ok
          if (!isAllowed || freeKey === undefined) return err('note-refused')
          database.notes[freeKey] = { text: text.value, by, at: clock() }
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

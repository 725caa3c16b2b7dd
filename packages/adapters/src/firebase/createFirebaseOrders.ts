import {
  checkNote,
  err,
  isSameOrder,
  ok,
  orderSchema,
  toStoredOrder,
  type Order,
  type OrderDraft,
  type OrderRepository,
} from '@storefront/domain'
import {
  collection,
  count,
  doc,
  getAggregate,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  sum,
  where,
  writeBatch,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore/lite'

import { orderNumberOf } from '../documents/orderNumber.ts'
import { signedInUser } from './auth/signedInUser.ts'
import { commitStep, commitTracking } from './commitStep.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { createNote, noteReferences, readNotes } from './orderNotes.ts'
import { queryOrders } from './queryOrders.ts'
import { decodeSnapshot } from './readFields.ts'
import { readPage } from './readPage.ts'
import { unlessRefused } from './unlessRefused.ts'

const newestFirst = { field: 'createdAt', direction: 'desc' } as const

/** Maximum number of orders that are read for one number. */
const maxOrdersOfNumber = 10

const pathOf = (id: string) => `orders/${id}`

export function createFirebaseOrders({ auth, database, call }: FirebaseContext): OrderRepository {
  /** Returns null for another user's order too: the rules refuse both reads alike. */
  async function read(id: string): Promise<Order | null> {
    // The router decodes the id of a URL. With a slash it would be the path of something else.
    if (id.includes('/')) return null
    const snapshot = await unlessRefused(getDoc(doc(database, 'orders', id)))
    return snapshot === 'refused' || !snapshot.exists() ? null : decodeOrder(snapshot)
  }

  return {
    // The rules refuse a repeated commit when the first one arrived, so the stored order decides.
    place: (draft) =>
      call(pathOf(draft.id), async () => {
        await signedInUser(auth)
        await unlessRefused(commitOrder(database, draft, await orderNumberOf(draft.id)))
        const placed = await read(draft.id)
        return placed !== null && isSameOrder(draft, placed) ? ok(placed) : err('order-refused')
      }),

    find: (id) => call(pathOf(id), () => read(id)),

    // The query finds new orders, the id an old one, which has no number.
    findByNumber: (number) =>
      call(`orders ${number}`, async () => {
        const numbered = query(collection(database, 'orders'), where('number', '==', number))
        const [found, old] = await Promise.all([
          getDocs(query(numbered, limit(maxOrdersOfNumber))),
          read(number),
        ])
        const orders = found.docs.map(decodeOrder)
        return old?.number === number ? [...orders, old] : orders
      }),

    listForUser(uid, page) {
      const own = query(collection(database, 'orders'), where('uid', '==', uid))
      return call(`orders of ${uid}`, () => readPage(own, newestFirst, page, decodeOrder))
    },

    list: (filter, page) =>
      call('orders', () => readPage(queryOrders(database, filter), newestFirst, page, decodeOrder)),

    async figures(filter) {
      const fields = { count: count(), totalCents: sum('totalCents') }
      const sums = await call('orders', () => getAggregate(queryOrders(database, filter), fields))
      return sums.data()
    },

    takeStep: (id, step, options) =>
      call(pathOf(id), async () => {
        const { uid } = await signedInUser(auth)
        const order = await read(id)
        if (order === null) return err('order-not-found')
        const taken = await unlessRefused(commitStep(database, order, step, uid, options))
        return taken === 'refused' ? err('step-refused') : taken
      }),

    setTracking: (id, tracking) =>
      call(pathOf(id), async () => {
        const { uid } = await signedInUser(auth)
        if ((await read(id)) === null) return err('order-not-found')
        const tracked = await unlessRefused(commitTracking(database, id, tracking, uid))
        return tracked === 'refused' ? err('step-refused') : tracked
      }),

    notes: (id) => call(`${pathOf(id)}/notes`, () => readNotes(database, id)),

    addNote(id, typed) {
      /** The note's index, chosen once, so that a repeated attempt does not write the note twice. */
      let index: number | null = null
      return call(`${pathOf(id)}/notes`, async () => {
        const { uid } = await signedInUser(auth)
        const text = checkNote(typed)
        if ((await read(id)) === null) return err('order-not-found')
        const notes = index === null ? await unlessRefused(readNotes(database, id)) : []
        if (notes === 'refused') return err('note-refused')
        index ??= notes.length
        const reference = noteReferences(database, id)[index]
        if (!text.ok || reference === undefined) return err('note-refused')
        const isStored = await createNote(reference, { text: text.value, by: uid })
        return isStored ? ok(undefined) : err('note-refused')
      })
    },
  }
}

/**
 * Writes the order, empties the buyer's cart, and for each line stamps the product and takes the counted
 * bottles, in one commit (spec section 16.3). The rules accept it once.
 */
function commitOrder(database: Firestore, draft: OrderDraft, number: string): Promise<void> {
  const batch = writeBatch(database)
  batch.set(doc(database, 'orders', draft.id), {
    ...toStoredOrder(draft, number),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  })
  // Not deleted: the document keeps the ids of the applied changes.
  const emptied = { items: [], orderedAt: serverTimestamp(), orderId: draft.id }
  batch.set(doc(database, 'carts', draft.uid), emptied, { merge: true })
  draft.items.forEach(({ productId, quantity, stockCounted }, line) => {
    batch.update(doc(database, 'products', productId), {
      lastSale: { orderId: draft.id, line },
      ...(stockCounted && { stock: increment(-quantity) }),
    })
  })
  return batch.commit()
}

function decodeOrder(snapshot: DocumentSnapshot): Order {
  return decodeSnapshot(orderSchema, snapshot)
}

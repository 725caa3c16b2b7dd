import {
  auditEntrySchema,
  bankRef,
  isDocumentId,
  letterSchema,
  orderNotesRef,
  orderRef,
  orderSchema,
  orderSort,
  summedAmount,
  waitingListSchema,
  type Backend,
  type Order,
  type PublicBackend,
} from '@storefront/domain'
import {
  collection,
  count,
  FieldPath,
  getAggregate,
  getDocs,
  query,
  sum,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite'

import { listedOf } from '../documents/listedOf.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { queryOrders } from './queryOrders.ts'
import { decodeSnapshot, getDocument } from './readDocuments.ts'
import { readPage } from './readPage.ts'
import { isRefused } from './toOutage.ts'

type Repositories = Pick<Backend, 'products' | 'settings' | 'orders' | 'letters' | 'auditLog'>

/** Creates the repositories that only read. What everybody reads comes from the backend of guests. */
export function createFirebaseRepositories(
  { database, call, log }: FirebaseContext,
  ofEverybody: PublicBackend,
): Repositories {
  const orders = collection(database, 'orders')
  const letters = collection(database, 'letters')
  const lists = collection(database, 'waitingLists')
  const auditEntries = collection(database, 'auditLog')

  return {
    products: {
      ...ofEverybody.products,
      waitingLists: () =>
        call(lists.path, async () => {
          const { docs } = await getDocs(lists)
          return listedOf(docs, (snapshot) => decodeSnapshot(waitingListSchema, snapshot), log)
        }),
    },
    settings: {
      ...ofEverybody.settings,
      bankAccount: () =>
        call(bankRef.path, async () => (await getDocument(database, bankRef))?.account ?? null),
    },
    orders: {
      async find(id) {
        if (!isDocumentId(id)) return null
        const ref = orderRef(id)
        return call(ref.path, async () => {
          try {
            return await getDocument(database, ref)
          } catch (error) {
            // The rules refuse others' orders.
            if (isRefused(error)) return null
            throw error
          }
        })
      },
      listForUser(uid, page) {
        const own = query(orders, where('uid', '==', uid))
        return call(`orders of ${uid}`, () => readPage(own, orderSort({}), page, decodeOrder, log))
      },
      notes(id) {
        const ref = orderNotesRef(id)
        return call(ref.path, async () => (await getDocument(database, ref))?.notes ?? [])
      },
      list: (filter, page) =>
        call('orders', () =>
          readPage(queryOrders(orders, filter), orderSort(filter), page, decodeOrder, log),
        ),
      async figures(filter) {
        const summed = new FieldPath(...summedAmount(filter).split('.'))
        const fields = { count: count(), totalCents: sum(summed) }
        const sums = await call('orders', () => getAggregate(queryOrders(orders, filter), fields))
        return sums.data()
      },
    },
    letters: {
      areOnlyShown: false,
      ofOrder: (orderId) =>
        call(letters.path, async () => {
          const { docs } = await getDocs(query(letters, where('orderId', '==', orderId)))
          const found = listedOf(docs, (snapshot) => decodeSnapshot(letterSchema, snapshot), log)
          return { ...found, items: found.items.toSorted((a, b) => a.createdAt - b.createdAt) }
        }),
    },
    auditLog: {
      list: (page) =>
        call(auditEntries.path, () =>
          readPage(
            auditEntries,
            { field: 'changedAt', direction: 'desc' },
            page,
            (snapshot) => decodeSnapshot(auditEntrySchema, snapshot),
            log,
          ),
        ),
    },
  }
}

const decodeOrder = (snapshot: DocumentSnapshot): Order => decodeSnapshot(orderSchema, snapshot)

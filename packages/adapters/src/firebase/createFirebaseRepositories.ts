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
  unsentStates,
  waitingLetterSchema,
  waitingListSchema,
  type Backend,
  type Letter,
  type Order,
  type PublicBackend,
  type WaitingLetter,
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
  type QueryFieldFilterConstraint,
} from 'firebase/firestore/lite'
import type { ZodMiniType } from 'zod/mini'

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

  /** The letters that match, in the order of their creation. */
  const lettersWhere = <T extends Letter | WaitingLetter>(
    schema: ZodMiniType<T>,
    ...conditions: readonly QueryFieldFilterConstraint[]
  ) =>
    call(letters.path, async () => {
      const { docs } = await getDocs(query(letters, ...conditions))
      const found = listedOf(docs, (snapshot) => decodeSnapshot(schema, snapshot), log)
      return { ...found, items: found.items.toSorted((a, b) => a.createdAt - b.createdAt) }
    })

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
      ofOrder: (orderId) => lettersWhere(letterSchema, where('orderId', '==', orderId)),
      unsentWaitingLetters: () =>
        lettersWhere(
          waitingLetterSchema,
          where('kind', '==', 'bottleAvailable'),
          where('state', 'in', unsentStates),
        ),
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

import {
  isDocumentId,
  orderNotesRef,
  orderRef,
  orderSchema,
  orderSort,
  summedAmount,
  type Order,
  type OrderRepository,
} from '@storefront/domain'
import {
  collection,
  count,
  doc,
  FieldPath,
  getAggregate,
  getDoc,
  query,
  sum,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { queryOrders } from './queryOrders.ts'
import { decodeSnapshot } from './readFields.ts'
import { readPage } from './readPage.ts'
import { isRefused } from './toOutage.ts'

export function createFirebaseOrders({ database, call, log }: FirebaseContext): OrderRepository {
  const orders = collection(database, 'orders')

  return {
    async find(id) {
      if (!isDocumentId(id)) return null
      const { path } = orderRef(id)
      return call(path, async () => {
        try {
          const snapshot = await getDoc(doc(database, path))
          return snapshot.exists() ? decodeOrder(snapshot) : null
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
      const { path, schema } = orderNotesRef(id)
      return call(path, async () => {
        const snapshot = await getDoc(doc(database, path))
        return snapshot.exists() ? decodeSnapshot(schema, snapshot).notes : []
      })
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
  }
}

const decodeOrder = (snapshot: DocumentSnapshot): Order => decodeSnapshot(orderSchema, snapshot)

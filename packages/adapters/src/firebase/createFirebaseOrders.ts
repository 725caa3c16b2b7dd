import { err, ok, type Order, type OrderRepository, orderSchema } from '@storefront/domain'
import { collection, doc, getCount, getDoc, query, where } from 'firebase/firestore/lite'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { isSameOrder } from '../documents/orderDocument.ts'
import { commitMove } from './commitMove.ts'
import { commitOrder } from './commitOrder.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { pageOfOrders } from './pageOfOrders.ts'
import { readFields } from './readFields.ts'
import { isRefused } from './toOutage.ts'

export function createFirebaseOrders({ database, call }: FirebaseContext): OrderRepository {
  const pathOf = (id: string) => doc(database, 'orders', id).path

  /** Null for another's order too: the rules do not tell who has one. */
  async function read(id: string): Promise<Order | null> {
    const reading = getDoc(doc(database, 'orders', id))
    const snapshot = await unlessRefused(reading)
    const fields = snapshot === 'refused' ? null : readFields(snapshot)
    return fields === null ? null : decodeDocument(orderSchema, pathOf(id), fields)
  }

  return {
    // A repeated commit is refused where the first one arrived, so what counts is what is there.
    place: (draft) =>
      call(pathOf(draft.id), async () => {
        await unlessRefused(commitOrder(database, draft))
        const placed = await read(draft.id)
        return placed !== null && isSameOrder(draft, placed) ? ok(placed) : err('order-refused')
      }),

    find: (id) => call(pathOf(id), () => read(id)),

    listOf: (uid, page) => call(`orders of ${uid}`, () => pageOfOrders(database, uid, page)),

    move: (id, to) =>
      call(pathOf(id), async () => {
        const order = await read(id)
        if (order === null) return err('order-not-found')
        if (order.status === to) return ok(undefined)
        const moved = await unlessRefused(commitMove(database, order, to))
        return moved === 'refused' ? err('move-refused') : ok(undefined)
      }),

    async count(status) {
      const orders = collection(database, 'orders')
      const counted = status === undefined ? orders : query(orders, where('status', '==', status))
      const snapshot = await call('orders', () => getCount(counted))
      return snapshot.data().count
    },
  }
}

async function unlessRefused<T>(work: Promise<T>): Promise<T | 'refused'> {
  try {
    return await work
  } catch (error) {
    if (isRefused(error)) return 'refused'
    throw error
  }
}

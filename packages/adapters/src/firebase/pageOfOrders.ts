import { type Order, orderSchema, type Page, type PageRequest } from '@storefront/domain'
import {
  collection,
  documentId,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { readFields } from './readFields.ts'

/** One page of a user's orders, newest first; orders of the same moment by their ids. */
export async function pageOfOrders(
  database: Firestore,
  uid: string,
  page: PageRequest,
): Promise<Page<Order>> {
  const after = page.after ?? null
  const { docs } = await getDocs(
    query(
      collection(database, 'orders'),
      where('uid', '==', uid),
      orderBy('createdAt', 'desc'),
      orderBy(documentId(), 'desc'),
      ...(after === null ? [] : [startAfter(...readCursor(after))]),
      // One more than asked for tells whether there is a next page.
      limit(page.limit + 1),
    ),
  )
  const shown = docs.slice(0, page.limit)
  const last = shown.at(-1)
  return {
    items: shown.map((snapshot) =>
      decodeDocument(orderSchema, snapshot.ref.path, readFields(snapshot) ?? {}),
    ),
    next: docs.length > page.limit && last !== undefined ? toCursor(last) : null,
  }
}

/** Whole seconds, nanoseconds and id of the last order: milliseconds would not tell them apart. */
function toCursor(order: QueryDocumentSnapshot): string {
  const createdAt: unknown = order.get('createdAt')
  if (!(createdAt instanceof Timestamp)) throw new TypeError(`${order.ref.path} has no time`)
  return [createdAt.seconds, createdAt.nanoseconds, order.id].join('.')
}

function readCursor(cursor: string): [Timestamp, string] {
  const [seconds, nanoseconds, id] = cursor.split('.')
  if (id === undefined) throw new RangeError(`Not a cursor of orders: ${cursor}`)
  return [new Timestamp(Number(seconds), Number(nanoseconds)), id]
}

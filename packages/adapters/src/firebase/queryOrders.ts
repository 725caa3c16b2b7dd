import { statusesIn, type OrderFilter } from '@storefront/domain'
import {
  collection,
  query,
  Timestamp,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite'

/** Returns the query for a filter. Each combination of fields needs a composite index (`firestore.indexes.json`). */
export function queryOrders(database: Firestore, filter: OrderFilter): Query {
  const { money, from, before, received, uid, term } = filter
  const statuses = statusesIn(filter)
  return query(
    collection(database, 'orders'),
    ...(uid === undefined ? [] : [where('uid', '==', uid)]),
    ...(term === undefined ? [] : [where('searchTerms', 'array-contains', term)]),
    ...(money === undefined ? [] : [where(moneyFields[money], '==', null)]),
    ...(statuses.length === 0 ? [] : [where('status', 'in', statuses)]),
    ...(received === undefined
      ? []
      : [
          where('paymentReceivedAt', '>=', Timestamp.fromMillis(received.from)),
          where('paymentReceivedAt', '<', Timestamp.fromMillis(received.before)),
        ]),
    ...(from === undefined ? [] : [where('createdAt', '>=', Timestamp.fromMillis(from))]),
    ...(before === undefined ? [] : [where('createdAt', '<', Timestamp.fromMillis(before))]),
  )
}

/** The field that is null while the money of an order is due, or has to be refunded. */
const moneyFields = { due: 'paymentReceivedAt', toRefund: 'refundedAt' } as const

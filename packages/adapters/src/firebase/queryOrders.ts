import type { OrderFilter } from '@storefront/domain'
import { query, where, type Query } from 'firebase/firestore/lite'

/** Returns the query for a filter. Each combination of fields needs a composite index (`firestore.indexes.json`). */
export function queryOrders(orders: Query, filter: OrderFilter): Query {
  const { statuses = [], money, from, before, received, email, term } = filter
  return query(
    orders,
    ...(email === undefined ? [] : [where('customer.email', '==', email)]),
    ...(term === undefined ? [] : [where('searchTerms', 'array-contains', term)]),
    ...(money === undefined ? [] : [where('money', '==', money)]),
    ...(statuses.length === 0 ? [] : [where('status', 'in', statuses)]),
    ...(received === undefined
      ? []
      : [
          where('paymentReceivedAt', '>=', received.from),
          where('paymentReceivedAt', '<', received.before),
        ]),
    ...(from === undefined ? [] : [where('createdAt', '>=', from)]),
    ...(before === undefined ? [] : [where('createdAt', '<', before)]),
  )
}

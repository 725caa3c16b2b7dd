import type { OrderFilter } from '@storefront/domain'
import { query, where, type Query } from 'firebase/firestore/lite'

/** Returns the query for a filter. Each combination of fields needs a composite index (`firestore.indexes.json`). */
export function queryOrders(orders: Query, filter: OrderFilter): Query {
  const { statuses = [], owed, from, before, received, email, terms } = filter
  return query(
    orders,
    ...(email === undefined ? [] : [where('customer.email', '==', email)]),
    ...(terms === undefined
      ? []
      : // No order has an empty term, and the database takes no empty list.
        [where('searchTerms', 'array-contains-any', terms.length === 0 ? [''] : terms)]),
    ...(owed === undefined ? [] : [where('owed', 'in', owed)]),
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

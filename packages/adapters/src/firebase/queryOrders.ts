import type { OrderFilter } from '@storefront/domain'
import {
  collection,
  type Firestore,
  type Query,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite'

/** The orders that a filter lets through; each combination needs an index of its own. */
export function queryOrders(database: Firestore, filter: OrderFilter): Query {
  const { statuses = [], from, before, email, term } = filter
  return query(
    collection(database, 'orders'),
    ...(email === undefined ? [] : [where('customer.email', '==', email)]),
    ...(term === undefined ? [] : [where('searchTerms', 'array-contains', term)]),
    ...(statuses.length === 0 ? [] : [where('status', 'in', statuses)]),
    ...(from === undefined ? [] : [where('createdAt', '>=', Timestamp.fromMillis(from))]),
    ...(before === undefined ? [] : [where('createdAt', '<', Timestamp.fromMillis(before))]),
  )
}

import { accountText, summedAmount, type OrderFilter } from '@storefront/domain'
import { FieldPath, query, where, type Query } from 'firebase/firestore/lite'

/** Returns the query for a filter. Each combination of fields needs a composite index (`firestore.indexes.json`). */
export function queryOrders(orders: Query, filter: OrderFilter): Query {
  const { statuses = [], owed, from, before, customerKey, terms } = filter
  const { month, accountOtherThan, invoice } = filter
  return query(
    orders,
    ...(customerKey === undefined ? [] : [where('customerKey', '==', customerKey)]),
    ...(terms === undefined
      ? []
      : // No order has an empty term, and the database takes no empty list.
        [where('searchTerms', 'array-contains-any', terms.length === 0 ? [''] : terms)]),
    ...(owed === undefined ? [] : [where('owed', 'in', owed)]),
    ...(statuses.length === 0 ? [] : [where('status', 'in', statuses)]),
    // No money moved in a month that the field does not name.
    ...(month === undefined
      ? []
      : [where(new FieldPath(...summedAmount({ month }).split('.')), '!=', null)]),
    ...(accountOtherThan === undefined
      ? []
      : [where('transferAccount', '!=', accountText(accountOtherThan))]),
    ...(invoice === undefined ? [] : [where('invoice', '==', invoice)]),
    ...(from === undefined ? [] : [where('createdAt', '>=', from)]),
    ...(before === undefined ? [] : [where('createdAt', '<', before)]),
  )
}

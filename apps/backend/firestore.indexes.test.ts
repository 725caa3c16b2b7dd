import { describe, expect, it } from 'vitest'

import indexes from './firestore.indexes.json' with { type: 'json' }

// The emulator answers without an index; a real project does not. A query needs one of the fields
// that equal something, the date it asks for a range of, and what it sorts by or adds up. One field
// alone is indexed by itself.

/** Lists of orders, newest first, by the fields that equal something. */
const lists = [
  { asks: "a user's own orders", equal: ['uid'] },
  { asks: 'the orders of some statuses', equal: ['status'] },
  { asks: 'the orders of a customer', equal: ['customer.email'] },
  { asks: 'the orders of a customer of some statuses', equal: ['customer.email', 'status'] },
  { asks: 'the orders of a name or a telephone', equal: ['searchTerms'] },
  {
    asks: 'the orders of a name or a telephone of some statuses',
    equal: ['searchTerms', 'status'],
  },
]

/** Sums of `totalCents`, by the fields that equal something and then by the date. */
const sums = [
  { asks: 'the figures of some statuses', by: ['status'] },
  { asks: 'the figures of a customer', by: ['customer.email'] },
  { asks: 'the figures of a customer of some statuses', by: ['customer.email', 'status'] },
  { asks: 'the figures of a period', by: ['createdAt'] },
  { asks: 'the figures of a period of some statuses', by: ['status', 'createdAt'] },
  { asks: 'the figures of a period of a customer', by: ['customer.email', 'createdAt'] },
  {
    asks: 'the figures of a period of a customer of some statuses',
    by: ['customer.email', 'status', 'createdAt'],
  },
  { asks: 'the figures of a name or a telephone', by: ['searchTerms'] },
  { asks: 'the figures of a name or a telephone of some statuses', by: ['searchTerms', 'status'] },
  { asks: 'the figures of a period of a name or a telephone', by: ['searchTerms', 'createdAt'] },
  {
    asks: 'the figures of a period of a name or a telephone of some statuses',
    by: ['searchTerms', 'status', 'createdAt'],
  },
]

const ascending = (fieldPath: string) =>
  fieldPath === 'searchTerms'
    ? { fieldPath, arrayConfig: 'CONTAINS' }
    : { fieldPath, order: 'ASCENDING' }

const indexOf = (fields: readonly object[]) => ({
  collectionGroup: 'orders',
  queryScope: 'COLLECTION',
  fields,
})

describe('the composite indexes', () => {
  it.each(lists)('serve $asks, newest first', ({ equal }) => {
    const newestFirst = { fieldPath: 'createdAt', order: 'DESCENDING' }
    expect(indexes.indexes).toContainEqual(indexOf([...equal.map(ascending), newestFirst]))
  })

  it.each(sums)('serve $asks', ({ by }) => {
    expect(indexes.indexes).toContainEqual(indexOf([...by, 'totalCents'].map(ascending)))
  })

  it('serve nothing else', () => {
    expect(indexes.indexes).toHaveLength(lists.length + sums.length)
  })
})

import { describe, expect, it } from 'vitest'

import indexes from './firestore.indexes.json' with { type: 'json' }

/** The queries that need a composite index: one field equals, the date sorts. */
const queries = [
  { asks: "a user's own orders, newest first", equal: 'uid' },
  { asks: 'the orders of a status, newest first', equal: 'status' },
  { asks: 'the orders of a customer, newest first', equal: 'customer.email' },
]

describe('the composite indexes', () => {
  it.each(queries)('serve $asks', ({ equal }) => {
    expect(indexes.indexes).toContainEqual({
      collectionGroup: 'orders',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: equal, order: 'ASCENDING' },
        { fieldPath: 'createdAt', order: 'DESCENDING' },
      ],
    })
  })

  it('serve nothing else', () => {
    expect(indexes.indexes).toHaveLength(queries.length)
  })
})

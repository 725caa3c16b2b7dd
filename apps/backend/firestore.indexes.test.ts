import { describe, expect, it } from 'vitest'

import indexes from './firestore.indexes.json' with { type: 'json' }

// The emulator needs no composite index; a real project does. A query needs an index of the fields in its
// equality filters, the date of its range, and the field that it sorts by or adds up. Firestore creates indexes of
// a single field itself.

/** Lists of orders, newest first, with the fields of their equality filters. */
const lists = [
  { query: 'the orders of an account', filters: ['uid'] },
  { query: 'the orders of an account of some statuses', filters: ['uid', 'status'] },
  { query: 'the orders of some statuses', filters: ['status'] },
  { query: 'the orders that a search finds', filters: ['searchTerms'] },
]

/** Sums of `totalCents`, with the fields of their equality filters, then the date. */
const sums = [
  { query: 'the figures of some statuses', fields: ['status'] },
  { query: 'the figures of a period', fields: ['createdAt'] },
  { query: 'the figures of a period of some statuses', fields: ['status', 'createdAt'] },
  { query: 'the figures of an account', fields: ['uid'] },
  { query: 'the figures of an account of some statuses', fields: ['uid', 'status'] },
  { query: 'the figures of a period of an account', fields: ['uid', 'createdAt'] },
  {
    query: 'the figures of a period of an account of some statuses',
    fields: ['uid', 'status', 'createdAt'],
  },
  { query: 'the figures of the money received in a period', fields: ['paymentReceivedAt'] },
]

/** Orders whose money is due or to refund, of everybody and of an account. */
const money = [['paymentReceivedAt', 'status'], ['refundedAt']].flatMap((fields) =>
  [[], ['uid']].map((who) => who.concat(fields)),
)

const ascending = (fieldPath: string) =>
  fieldPath === 'searchTerms'
    ? { fieldPath, arrayConfig: 'CONTAINS' }
    : { fieldPath, order: 'ASCENDING' }

const indexOf = (fields: readonly object[], collectionGroup = 'orders') => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields,
})

describe('the composite indexes', () => {
  it.each(lists)('serve $query, newest first', ({ filters }) => {
    const newestFirst = { fieldPath: 'createdAt', order: 'DESCENDING' }
    expect(indexes.indexes).toContainEqual(indexOf([...filters.map(ascending), newestFirst]))
  })

  it.each(sums)('serve $query', ({ fields }) => {
    expect(indexes.indexes).toContainEqual(indexOf([...fields, 'totalCents'].map(ascending)))
  })

  it('serve the users of a role, by e-mail address', () => {
    expect(indexes.indexes).toContainEqual(indexOf(['role', 'email'].map(ascending), 'users'))
  })

  it('serve the sweep of letters, by the time at which they are due', () => {
    expect(indexes.indexes).toContainEqual(indexOf(['state', 'sendAt'].map(ascending), 'letters'))
  })

  it.each(money)('serve lists and figures of what is owed: %s, %s, %s', (...filters) => {
    const newestFirst = { fieldPath: 'createdAt', order: 'DESCENDING' }
    expect(indexes.indexes).toContainEqual(indexOf([...filters.map(ascending), newestFirst]))
    for (const date of [[], ['createdAt']]) {
      const fields = [...filters, ...date, 'totalCents']
      expect(indexes.indexes).toContainEqual(indexOf(fields.map(ascending)))
    }
  })

  it('include no others', () => {
    expect(indexes.indexes).toHaveLength(lists.length + sums.length + 3 * money.length + 2)
  })
})

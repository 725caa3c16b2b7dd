import { describe, expect, it } from 'vitest'

import configuration from './firestore.indexes.json' with { type: 'json' }

// The emulator needs no composite index; a real project does. A query needs an index of the fields in its equality
// filters, then the field of its range, then the field that it sorts by or adds up. Firestore itself makes an index of each
// single field, also of a map, so the money of a month needs none; and it serves several equalities by merging these, as
// of an account's open orders and of the transfers that the schedule looks at.

/** Each combination of an admin's filters by buyer, and by status or what is owed; the empty one included. */
const filters = [[], ['customerKey']].flatMap((fields) => [
  fields,
  [...fields, 'status'],
  [...fields, 'owed'],
])

/** What the figures of a filter add up; of what is owed, the money if it is money, or the orders' totals. */
const figures = filters
  .flatMap((fields) => [fields, [...fields, 'createdAt']])
  .flatMap((fields) =>
    (fields.includes('owed') ? ['totalCents', 'owedCents'] : ['totalCents']).map((sum) => ({
      fields,
      sum,
    })),
  )
  .filter(({ fields }) => fields.length > 0)

const newestFirst = { fieldPath: 'createdAt', order: 'DESCENDING' }
const longestOwedFirst = { fieldPath: 'owedSince', order: 'ASCENDING' }

const ascending = (fieldPath: string) =>
  fieldPath === 'searchTerms'
    ? { fieldPath, arrayConfig: 'CONTAINS' }
    : { fieldPath, order: 'ASCENDING' }

const indexOf = (collectionGroup: string, ...fields: readonly object[]) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields,
})

const queries = [
  {
    query: 'the orders of an account',
    index: indexOf('orders', ascending('uid'), newestFirst),
  },
  ...filters.slice(1).map((fields) => ({
    query: `the orders by ${fields.join(', ')}${fields.includes('owed') ? ' and period' : ''}, newest first`,
    index: indexOf('orders', ...fields.map(ascending), newestFirst),
  })),
  ...filters
    .filter((fields) => fields.includes('owed'))
    .map((fields) => ({
      query: `the orders by ${fields.join(', ')}, what is owed longest first`,
      index: indexOf('orders', ...fields.map(ascending), longestOwedFirst),
    })),
  ...figures.map(({ fields, sum }) => ({
    query: `the figures by ${fields.join(', ')}, ${sum}`,
    index: indexOf('orders', ...[...fields, sum].map(ascending)),
  })),
  {
    query: 'the figures of the transfers that are awaited on another account',
    index: indexOf('orders', ...['transferAccount', 'totalCents'].map(ascending)),
  },
  {
    query: 'the orders that a search finds',
    index: indexOf('orders', ascending('searchTerms'), newestFirst),
  },
  {
    query: 'the orders with a number of an invoice',
    index: indexOf('orders', ascending('invoice'), newestFirst),
  },
  {
    query: 'the users of a role, by e-mail address',
    index: indexOf('users', ...['role', 'email'].map(ascending)),
  },
  {
    query: 'the letters that are due',
    index: indexOf('letters', ...['state', 'sendAt'].map(ascending)),
  },
]

describe('the composite indexes', () => {
  it.each(queries)('serve $query', ({ index }) => {
    expect(configuration.indexes).toContainEqual(index)
  })

  it('include no others', () => {
    expect(configuration.indexes).toHaveLength(queries.length)
  })
})

it('Firestore indexes no picture, and deletes addresses, letters to waiting lists and network addresses when they expire', () => {
  expect(configuration.fieldOverrides).toEqual([
    { collectionGroup: 'pictures', fieldPath: 'src', indexes: [] },
    // Nothing queries the field; an index of times that only grow would slow the writes down.
    { collectionGroup: 'addressees', fieldPath: 'expiresAt', ttl: true, indexes: [] },
    { collectionGroup: 'letters', fieldPath: 'expiresAt', ttl: true, indexes: [] },
    { collectionGroup: 'networks', fieldPath: 'expiresAt', ttl: true, indexes: [] },
  ])
})

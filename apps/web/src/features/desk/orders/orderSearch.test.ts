import { describe, expect, it } from 'vitest'

import {
  emptySearch,
  isFiltered,
  parseSearch,
  toFilter,
  toUrlQuery,
  type OrderSearch,
} from './orderSearch.ts'

const search: OrderSearch = {
  status: 'deliver',
  from: '2026-11-01',
  to: '2026-11-20',
  buyer: 'order-of-rosa',
}

const reopen = (shown: OrderSearch) => parseSearch(new URLSearchParams(toUrlQuery(shown)))

describe('a search for orders', () => {
  it('is found again in its address', () => {
    expect(reopen(search)).toEqual(search)
  })

  it('needs no query for the whole list', () => {
    expect(toUrlQuery(emptySearch)).toBe('')
    expect(reopen(emptySearch)).toEqual(emptySearch)
  })

  it.each(['status=stolen', 'from=yesterday', 'to=2026-02-30'])(
    'does not ask for the nonsense in %s',
    (query) => {
      expect(parseSearch(new URLSearchParams(query))).toEqual(emptySearch)
    },
  )
})

describe('the filter of a search', () => {
  it('takes whole days of the shop’s calendar, the last one included', () => {
    expect(toFilter(search, 'rosa@example.com')).toEqual({
      owed: ['deliver'],
      from: Date.UTC(2026, 10, 1, 5),
      before: Date.UTC(2026, 10, 21, 5),
      customerKey: 'rosa@example.com',
    })
  })

  it('is empty where nothing is asked for', () => {
    expect(toFilter(emptySearch)).toEqual({})
    expect(isFiltered(emptySearch)).toBe(false)
  })

  it.each([{ status: 'deliver' }, { from: '2026-11-01' }, { buyer: 'a' }] as const)(
    'leaves something out with %j',
    (part) => {
      expect(isFiltered({ ...emptySearch, ...part })).toBe(true)
    },
  )
})

import { describe, expect, it } from 'vitest'

import {
  emptySearch,
  isFiltered,
  orderNumberOf,
  parseFilterForm,
  parseSearch,
  toFilter,
  toUrlQuery,
  type OrderSearch,
} from './orderSearch.ts'

const search: OrderSearch = {
  status: 'new',
  from: '2026-11-01',
  to: '2026-11-20',
  number: '',
  customer: 'Rosa@example.com',
  cursors: ['first', 'second'],
  page: 3,
}

const reopen = (shown: OrderSearch, state: unknown = shown) =>
  parseSearch(new URLSearchParams(toUrlQuery(shown)), state)

describe('a search for orders', () => {
  it('is found again in its address and the browser’s history', () => {
    expect(reopen(search)).toEqual(search)
    for (const part of [{ number: 'ABC123' }, { customer: 'Rosa Quishpe' }]) {
      expect(reopen({ ...emptySearch, ...part })).toEqual({ ...emptySearch, ...part })
    }
  })

  it('needs no query for the whole list', () => {
    expect(toUrlQuery(emptySearch)).toBe('')
    expect(reopen(emptySearch, null)).toEqual(emptySearch)
  })

  it('keeps the customer out of the address', () => {
    expect(decodeURIComponent(toUrlQuery(search))).not.toMatch(/rosa|@/i)
  })

  it('knows its page, but none before it, in an address that was passed on', () => {
    expect(reopen(search, null)).toEqual({ ...search, customer: '', cursors: ['second'] })
    expect(reopen(search, { customer: '', cursors: ['another'] }).cursors).toEqual(['second'])
  })

  it.each([
    'status=stolen',
    'from=yesterday',
    'to=2026-02-30',
    'page=7',
    'page=-1&after=',
    'page=x',
  ])('does not ask for the nonsense in %s', (query) => {
    const { cursors, ...read } = parseSearch(new URLSearchParams(query), 'rubbish')
    expect({ ...read, cursors: cursors.filter((cursor) => cursor !== '') }).toEqual(emptySearch)
  })
})

describe('the filter of a search', () => {
  it('takes whole days of the shop’s calendar, the last one included', () => {
    expect(toFilter(search)).toEqual({
      statuses: ['pending', 'paid'],
      from: Date.UTC(2026, 10, 1, 5),
      before: Date.UTC(2026, 10, 21, 5),
      email: 'rosa@example.com',
    })
  })

  it.each(['Quishpe Rosa', 'rosa quishpe'])('finds a name by %s', (customer) => {
    expect(toFilter({ ...emptySearch, customer })).toEqual({ term: 'quishpe rosa' })
  })

  it('finds nothing by what is no name', () => {
    expect(toFilter({ ...emptySearch, customer: '…' })).toEqual({ term: '' })
  })

  it('is empty where nothing is asked for', () => {
    expect(toFilter(emptySearch)).toEqual({})
    expect(isFiltered(emptySearch)).toBe(false)
  })

  it.each([{ status: 'new' }, { from: '2026-11-01' }, { number: 'A' }, { customer: 'a' }] as const)(
    'leaves something out with %j',
    (part) => {
      expect(isFiltered({ ...emptySearch, ...part })).toBe(true)
    },
  )
})

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('the form of filters', () => {
  it('asks for nothing when it is empty', () => {
    expect(parseFilterForm(form({}))).toEqual(emptySearch)
  })

  it('asks for a status and days, from the first page on', () => {
    const typed = { status: 'new', from: '2026-11-01', to: '2026-11-20' }
    expect(parseFilterForm(form(typed))).toEqual({ ...emptySearch, ...typed })
  })

  it('takes the search for a number', () => {
    expect(parseFilterForm(form({ search: ' 7K3M9QX2AB ' }))).toEqual({
      ...emptySearch,
      number: '7K3M9QX2AB',
    })
  })

  it.each(['Rosa', 'Rosa Quishpe', '0991234567', '099 123 4567', 'Calle 7', 'BETANCARTH'])(
    'takes %s for a customer, whom no address names',
    (customer) => {
      expect(parseFilterForm(form({ search: ` ${customer} ` }))).toEqual({
        ...emptySearch,
        customer,
      })
    },
  )

  it('takes the search for an e-mail, as accounts write theirs, when it has an @', () => {
    const read = parseFilterForm(form({ search: ' Rosa2@Example.com ' }))
    expect(read).toEqual({ ...emptySearch, customer: 'Rosa2@Example.com' })
    expect(toFilter(read)).toEqual({ email: 'rosa2@example.com' })
  })
})

describe('the number that is asked for', () => {
  it('may look like a name or a telephone', () => {
    expect(orderNumberOf({ ...emptySearch, customer: 'abcdefghjk' })).toBe('abcdefghjk')
    expect(orderNumberOf({ ...emptySearch, customer: '0991234567' })).toBe('0991234567')
  })

  it('is none in what no number looks like', () => {
    expect(orderNumberOf({ ...emptySearch, customer: 'rosa quish' })).toBe('')
    expect(orderNumberOf(emptySearch)).toBe('')
  })

  it('is what the address says', () => {
    expect(orderNumberOf({ ...emptySearch, number: 'A1', customer: 'abcdefghjk' })).toBe('A1')
  })
})

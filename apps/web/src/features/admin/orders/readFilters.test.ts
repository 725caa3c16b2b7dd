import { describe, expect, it } from 'vitest'

import { noSearch } from './orderSearch.ts'
import { readFilters } from './readFilters.ts'

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('the form of filters', () => {
  it('asks for nothing when it is empty', () => {
    expect(readFilters(form({}))).toEqual(noSearch)
  })

  it('asks for a status and days, from the first page on', () => {
    const typed = { status: 'paid', from: '2026-11-01', to: '2026-11-20' }
    expect(readFilters(form(typed))).toEqual({ ...noSearch, ...typed })
  })

  it('takes the search for a number', () => {
    expect(readFilters(form({ search: ' 7K3M9QX2AB ' }))).toEqual({
      ...noSearch,
      number: '7K3M9QX2AB',
    })
  })

  it('takes the search for an e-mail, as accounts write theirs, when it has an @', () => {
    expect(readFilters(form({ search: ' Rosa@Example.com ' }))).toEqual({
      ...noSearch,
      email: 'rosa@example.com',
    })
  })
})

import { expect, it } from 'vitest'

import { emptyUserSearch, parseUserSearch } from './userQueries.ts'

it('finds a search again in the browser’s history', () => {
  const search = { emailPrefix: 'rosa', cursors: ['first', 'second'] }
  expect(parseUserSearch(search)).toEqual(search)
})

it.each([
  null,
  undefined,
  'rosa',
  {},
  { emailPrefix: 7, cursors: [] },
  { emailPrefix: '', cursors: [1] },
])('shows everybody where the history keeps %j', (state) => {
  expect(parseUserSearch(state)).toEqual(emptyUserSearch)
})

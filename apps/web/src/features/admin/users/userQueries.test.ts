import { expect, it } from 'vitest'

import { noUserSearch, readUserSearch } from './userQueries.ts'

it('finds a search again in the browser’s history', () => {
  const search = { emailPrefix: 'rosa', cursors: ['first', 'second'] }
  expect(readUserSearch(search)).toEqual(search)
})

it.each([
  null,
  undefined,
  'rosa',
  {},
  { emailPrefix: 7, cursors: [] },
  { emailPrefix: '', cursors: [1] },
])('shows everybody where the history keeps %j', (state) => {
  expect(readUserSearch(state)).toEqual(noUserSearch)
})

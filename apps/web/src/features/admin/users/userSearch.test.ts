import { expect, it } from 'vitest'

import { noUserSearch, readUserSearch } from './userSearch.ts'

it('finds a search again in the browser’s history', () => {
  const search = { emailPrefix: 'rosa', trail: ['first', 'second'] }
  expect(readUserSearch(search)).toEqual(search)
})

it.each([
  null,
  undefined,
  'rosa',
  {},
  { emailPrefix: 7, trail: [] },
  { emailPrefix: '', trail: [1] },
])('shows everybody where the history keeps %j', (state) => {
  expect(readUserSearch(state)).toEqual(noUserSearch)
})

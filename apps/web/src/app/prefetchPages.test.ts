import { expect, it } from 'vitest'

import { allowsPrefetching } from './prefetchPages.ts'

it.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with the connection %j the next pages are loaded: %j', (connection, isAllowed) => {
  expect(allowsPrefetching(connection === undefined ? {} : { connection })).toBe(isAllowed)
})

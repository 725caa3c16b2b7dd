import { expect, it } from 'vitest'

import { changed, codeOf, storedOf } from './command.ts'
import { err, ok } from './result.ts'

it('a refusal has one code, whether it brings anything with it', () => {
  const { error } = changed('stored')
  expect([error, 'too-many' as const].map(codeOf)).toEqual(['changed', 'too-many'])
})

it('what is stored comes with an answer, and with a refusal by another version', () => {
  expect([ok('saved'), changed('of a colleague'), err('not-found')].map(storedOf)).toEqual([
    'saved',
    'of a colleague',
    null,
  ])
})

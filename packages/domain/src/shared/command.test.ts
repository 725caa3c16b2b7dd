import { expect, it } from 'vitest'

import { changed, codeOf } from './command.ts'

it('a refusal has one code, whether it brings anything with it', () => {
  const { error } = changed('stored')
  expect([error, 'too-many' as const].map(codeOf)).toEqual(['changed', 'too-many'])
})

import { expect, it } from 'vitest'

import { canSendAgain } from './canSendAgain.ts'
import { letterStates } from './letter.ts'

it('a letter is sent again only if it may not have arrived', () => {
  expect(letterStates.filter((state) => canSendAgain({ state }))).toEqual(['uncertain', 'failed'])
})

import { expect, it } from 'vitest'

import { canSendAgain, letterId, letterStates } from './letter.ts'

it('a letter is sent again only if it may not have arrived', () => {
  expect(letterStates.filter((state) => canSendAgain({ state }))).toEqual(['uncertain', 'failed'])
})

it('a letter has an id of its order, press and kind', () => {
  expect(letterId({ orderId: 'o', press: 'p', kind: 'newOrder' })).toBe('o-p-newOrder')
})

import { expect, it } from 'vitest'

import { canSendAgain, letterId, letterStates, type Letter } from './letter.ts'
import { letterSchema } from './letterSchema.ts'

const letter: Letter = {
  orderId: 'order000000000000001',
  kind: 'orderShipped',
  state: 'waiting',
  attempts: 0,
  createdAt: 1,
  sendAt: 2,
  claimedUntil: null,
  sentAt: null,
}

it('a letter is named after its order and kind', () => {
  expect(letterId(letter.orderId, letter.kind)).toBe('order000000000000001-orderShipped')
})

it('a letter is sent again only if it may not have arrived', () => {
  expect(letterStates.filter((state) => canSendAgain({ state }))).toEqual(['uncertain', 'failed'])
})

it('a stored letter is read, and a wrong one refused', () => {
  expect(letterSchema.parse({ ...letter, id: 'x' })).toEqual(letter)
  for (const wrong of [{ kind: 'other' }, { state: 'lost' }, { attempts: -1 }, { sendAt: null }]) {
    expect(letterSchema.safeParse({ ...letter, ...wrong }).success).toBe(false)
  }
})

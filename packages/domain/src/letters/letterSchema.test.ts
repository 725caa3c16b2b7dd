import { describe, expect, it } from 'vitest'

import { aWaitingLetter } from '../testing/builders.ts'
import { letterSchema, outboxSchema } from './letterSchema.ts'

const stored = {
  orderId: 'KEY00000000000000001',
  press: 'PRESS000000000000001',
  kind: 'orderShipped',
  state: 'sent',
  attempts: 1,
  createdAt: 1,
  sendAt: 2,
  claimedUntil: null,
  sentAt: 3,
  lastDay: null,
}

describe('letterSchema', () => {
  it('reads a stored letter', () => {
    expect(letterSchema.parse(stored)).toEqual(stored)
  })

  it.each([{ kind: 'invoice' }, { state: 'lost' }, { attempts: -1 }, { sendAt: null }])(
    'refuses %j',
    (wrong) => {
      expect(letterSchema.safeParse({ ...stored, ...wrong }).success).toBe(false)
    },
  )

  it('reads whatever is in the outbox', () => {
    for (const letter of [stored, aWaitingLetter()]) {
      expect(outboxSchema.parse({ ...letter, id: 'letter' })).toEqual(letter)
    }
  })
})

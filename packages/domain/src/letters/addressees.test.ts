import { describe, expect, it } from 'vitest'

import { addresseeRef } from '../documents.ts'
import { dayOf } from '../orders/shopCalendar.ts'
import { anOrder } from '../testing/builders.ts'
import { noon } from '../testing/runOn.ts'
import { isCountedLetter, maxLettersADay, withLetter } from './addressees.ts'

const guest = { uid: null } as const
const full = { letters: Array.from({ length: maxLettersADay }, (_, index) => `letter${index}`) }

describe('a letter counts for its addressee', () => {
  it('if its order was placed without an account', () => {
    expect(isCountedLetter('orderReceived', anOrder(guest))).toBe(true)
    expect(isCountedLetter('orderCancelled', anOrder({ ...guest, status: 'cancelled' }))).toBe(true)
  })

  it('unless it goes to the owner, an account has the order, or the owner has entered it', () => {
    expect(isCountedLetter('newOrder', anOrder(guest))).toBe(false)
    expect(isCountedLetter('orderReceived', anOrder({ uid: 'rosa' }))).toBe(false)
    expect(isCountedLetter('orderReceived', anOrder({ ...guest, isEntered: true }))).toBe(false)
  })
})

describe('an addressee', () => {
  it('gets so many letters a day', () => {
    expect(addresseeRef('hash').path).toBe('addressees/hash')
    expect(withLetter(null, 'one', noon)).toEqual({
      letters: ['one'],
      expiresAt: new Date(dayOf(noon).before),
    })
    expect(withLetter({ letters: full.letters.slice(1) }, 'one', noon)?.letters).toHaveLength(
      maxLettersADay,
    )
    expect(withLetter(full, 'one', noon)).toBeNull()
  })

  it('gets a letter that is sent again, which is counted once', () => {
    expect(withLetter(full, 'letter0', noon)?.letters).toHaveLength(maxLettersADay)
  })
})

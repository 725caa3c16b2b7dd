import { describe, expect, it } from 'vitest'

import { addresseeRef } from '../documents.ts'
import { dayOf } from '../orders/shopCalendar.ts'
import { anOrder, noon } from '../testing/builders.ts'
import { isCountedLetter, maxBeforePlaces, maxLettersADay, withLetter } from './addressees.ts'

const guest = { uid: null } as const
const full = { letters: Array.from({ length: maxLettersADay }, (_, index) => `letter${index}`) }

describe('a letter counts for its addressee', () => {
  it('if its order was placed without an account, or with an address that is not verified, or anybody could ask for it', () => {
    const cancelled = anOrder({ ...guest, status: 'cancelled' })
    expect(isCountedLetter('orderReceived', anOrder(guest), false)).toBe(true)
    expect(isCountedLetter('orderCancelled', cancelled, false)).toBe(true)
    expect(isCountedLetter('orderReceived', anOrder({ uid: 'rosa' }), false)).toBe(true)
    expect(isCountedLetter('orderLink', anOrder({ uid: 'rosa', isEntered: true }), true)).toBe(true)
  })

  it('unless it goes to the owner, the address is verified, or the owner has entered the order', () => {
    const entered = anOrder({ ...guest, isEntered: true })
    expect(isCountedLetter('newOrder', anOrder(guest), false)).toBe(false)
    expect(isCountedLetter('orderReceived', anOrder({ uid: 'rosa' }), true)).toBe(false)
    expect(isCountedLetter('orderReceived', entered, false)).toBe(false)
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

  it('gets fewer that ask to confirm a place', () => {
    const some = { letters: full.letters.slice(0, maxBeforePlaces) }
    expect(withLetter(some, 'one', noon, maxBeforePlaces)).toBeNull()
    expect(withLetter(some, 'one', noon)).not.toBeNull()
  })

  it('gets a letter that is sent again, which is counted once', () => {
    expect(withLetter(full, 'letter0', noon)?.letters).toHaveLength(maxLettersADay)
  })
})

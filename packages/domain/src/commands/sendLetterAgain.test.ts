import { describe, expect, it } from 'vitest'

import { letterRef, waitingLetterRef } from '../documents.ts'
import { letterId, letterStates } from '../letters/letter.ts'
import { waitingLetterId } from '../letters/waitingLetter.ts'
import { err } from '../shared/result.ts'
import { aLetter, aWaitingLetter, noon } from '../testing/builders.ts'
import { admin, aShop, done, doneBefore, runOn } from '../testing/runOn.ts'
import { sendLetterAgain } from './sendLetterAgain.ts'

const id = letterId(aLetter())

describe('sendLetterAgain', () => {
  it.each(['uncertain', 'failed'] as const)('plans a letter that is %s', async (state) => {
    const letter = aLetter({ state, attempts: 6, claimedUntil: 7, sendAt: 8 })
    const shop = runOn(aShop({ letters: [letter] }))
    const planned = aLetter({ sendAt: noon })
    expect(await shop.run(sendLetterAgain, { id }, admin)).toEqual(done(planned))
    expect(shop.find(letterRef(id))).toEqual(planned)
  })

  it('plans a letter to a waiting list too', async () => {
    const letter = aWaitingLetter({ kind: 'bottleAvailable', state: 'failed', attempts: 6 })
    const shop = runOn({ ...aShop(), [waitingLetterRef(letter).path]: { ...letter } })
    const planned = { ...letter, state: 'waiting', attempts: 0, sendAt: noon }
    expect(await shop.run(sendLetterAgain, { id: waitingLetterId(letter) }, admin)).toMatchObject({
      value: planned,
    })
    expect(shop.find(waitingLetterRef(letter))).toEqual(planned)
  })

  it('says so if it is waiting already', async () => {
    const shop = runOn(aShop({ letters: [aLetter()] }))
    expect(await shop.run(sendLetterAgain, { id }, admin)).toEqual(doneBefore(aLetter()))
  })

  it('is refused for a letter that does not exist, and for one that may have arrived', async () => {
    const states = letterStates.filter(
      (state) => !['waiting', 'uncertain', 'failed'].includes(state),
    )
    const shops = [aShop(), ...states.map((state) => aShop({ letters: [aLetter({ state })] }))]
    for (const shop of shops) {
      expect(await runOn(shop).run(sendLetterAgain, { id }, admin)).toEqual(err('letter-refused'))
    }
  })

  it.each([
    ['id', { id: 'a/b' }],
    ['sendAt', { id, sendAt: 1 }],
  ])('is refused with a wrong %s', async (field, input) => {
    expect(await runOn(aShop()).run(sendLetterAgain, input, admin)).toEqual(
      err({ code: 'invalid-input', message: expect.stringContaining(field) }),
    )
  })
})

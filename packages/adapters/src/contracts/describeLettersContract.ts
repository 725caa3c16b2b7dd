import { letterId, type Letter } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done, outage } from './outcomes.ts'
import { signUp, signUpAdmin, type Visitor } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const orderId = 'order000000000000001'
const createdAt = Date.UTC(2026, 0, 2)
/** Later than every test. */
const sendAt = Date.UTC(2126, 0, 2)

const aLetter = (letter: Partial<Letter> = {}): Letter => ({
  orderId,
  kind: 'orderReceived',
  state: 'waiting',
  attempts: 0,
  createdAt,
  sendAt,
  claimedUntil: null,
  sentAt: null,
  lastDay: null,
  ...letter,
})

const refused = { ok: false, error: 'letter-refused' }

export function describeLettersContract(makeBench: MakeBench): void {
  describe('LetterRepository', () => {
    let bench: TestBench
    let admin: Visitor
    beforeEach(async () => {
      bench = await makeBench()
      admin = await signUpAdmin(bench)
    })

    const store = (letter: Letter) =>
      bench.put(`letters/${letterId(letter.orderId, letter.kind)}`, { ...letter })
    const stored = (kind: Letter['kind']) => bench.read(`letters/${letterId(orderId, kind)}`)

    it('returns the letters of one order, oldest first', async () => {
      const later = aLetter({
        kind: 'newOrder',
        state: 'sent',
        attempts: 1,
        createdAt: createdAt + 1,
        sentAt: createdAt + 2,
      })
      await store(later)
      await store(aLetter())
      await store(aLetter({ orderId: 'order000000000000002' }))
      const { letters } = admin.device
      expect(await letters.ofOrder(orderId)).toEqual([aLetter(), later])
      expect(await letters.ofOrder('no-such-order')).toEqual([])
    })

    it.each(['uncertain', 'failed'] as const)('sends a letter again that is %s', async (state) => {
      await store(aLetter({ state, attempts: 8, claimedUntil: createdAt }))
      const { letters } = admin.device
      expect(await letters.sendAgain(orderId, 'orderReceived')).toEqual(done)
      const waiting = await stored('orderReceived')
      expect(waiting).toEqual({ ...aLetter(), sendAt: expect.any(Number) })
      expect(waiting?.['sendAt']).toBeLessThan(sendAt)
      expect(await letters.sendAgain(orderId, 'orderReceived')).toEqual(done)
    })

    it.each(['sending', 'sent', 'skipped'] as const)(
      'sends no letter again that is %s',
      async (state) => {
        const letter = aLetter({ state, sentAt: createdAt })
        await store(letter)
        const { letters } = admin.device
        expect(await letters.sendAgain(orderId, 'orderReceived')).toEqual(refused)
        expect(await letters.sendAgain(orderId, 'newOrder')).toEqual(refused)
        expect(await stored('orderReceived')).toEqual(letter)
      },
    )

    it('serves nobody but admins', async () => {
      await store(aLetter({ state: 'failed' }))
      const { letters } = (await signUp(bench)).device
      await expect(letters.ofOrder(orderId)).rejects.toEqual(outage('permission-denied'))
      expect(await letters.sendAgain(orderId, 'orderReceived')).toEqual(refused)
      const guest = bench.openDevice().letters
      await expect(guest.ofOrder(orderId)).rejects.toEqual(outage('permission-denied'))
      expect(await stored('orderReceived')).toMatchObject({ state: 'failed' })
    })
  })
}

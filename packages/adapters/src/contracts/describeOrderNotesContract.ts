import { maxNoteLength, maxOrderNotes, type Order } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done, outage } from './outcomes.ts'
import { signUpAdmin, valueOf, type Visitor } from './people.ts'
import { draftFor } from './shop.ts'
import type { TestBench } from './TestBench.ts'

const notFound = { ok: false, error: 'order-not-found' }

export function describeOrderNotesContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('an admin writes about an order', () => {
    let rosa: Visitor
    let admin: Visitor
    let order: Order
    beforeEach(async () => {
      rosa = fixture().rosa
      order = valueOf(await rosa.device.orders.place(await draftFor(rosa, { destilado: 1 })))
      admin = await signUpAdmin(fixture().bench)
    })

    const find = () => rosa.device.orders.find(order.id)

    it('its tracking number, with the shipment or later, and its buyer reads it', async () => {
      const { orders } = admin.device
      const tracking = { carrier: 'Servientrega', number: '0093' }
      expect(await orders.setTracking(order.id, tracking)).toEqual({
        ok: false,
        error: 'step-refused',
      })
      expect(await orders.takeStep(order.id, 'shipped', { tracking })).toEqual(done)
      expect(await find()).toMatchObject({ tracking })
      const corrected = { carrier: 'Tramaco', number: '' }
      expect(await orders.setTracking(order.id, corrected)).toEqual(done)
      expect(await orders.setTracking(order.id, corrected)).toEqual(done)
      expect(await find()).toMatchObject({
        tracking: corrected,
        activity: { 0: { kind: 'shipped' }, 1: { kind: 'tracked', by: admin.account.uid } },
      })
      expect((await find())?.activity).not.toHaveProperty('2')
      await orders.takeStep(order.id, 'shippedUndone')
      expect(await find()).toMatchObject({ tracking: null, status: 'pending' })
    })

    it('no tracking number, if it is the buyer', async () => {
      await admin.device.orders.takeStep(order.id, 'shipped')
      const tracking = { carrier: 'Servientrega', number: '0093' }
      const { orders } = rosa.device
      expect(await orders.setTracking(order.id, tracking)).toEqual({
        ok: false,
        error: 'step-refused',
      })
      expect(await orders.setTracking('no-such-order', tracking)).toEqual(notFound)
    })

    it('internal notes, which stay in their order', async () => {
      const { orders } = admin.device
      expect(await orders.notes(order.id)).toEqual([])
      expect(await orders.addNote(order.id, ' Prefers the evening. ')).toEqual(done)
      expect(await orders.addNote(order.id, 'n'.repeat(maxNoteLength))).toEqual(done)
      const by = admin.account.uid
      expect(await orders.notes(order.id)).toEqual([
        { text: 'Prefers the evening.', by, at: expect.any(Number) },
        { text: 'n'.repeat(maxNoteLength), by, at: expect.any(Number) },
      ])
    })

    it('as many notes as an order can have', async () => {
      const { orders } = admin.device
      const refused = { ok: false, error: 'note-refused' }
      expect(await orders.addNote(order.id, ' ')).toEqual(refused)
      expect(await orders.addNote(order.id, 'n'.repeat(maxNoteLength + 1))).toEqual(refused)
      for (let note = 0; note < maxOrderNotes; note += 1) {
        expect(await orders.addNote(order.id, `Note ${note}`)).toEqual(done)
      }
      expect(await orders.addNote(order.id, 'One more')).toEqual(refused)
      expect(await orders.notes(order.id)).toHaveLength(maxOrderNotes)
      expect(await orders.addNote('no-such-order', 'Hello')).toEqual(notFound)
    })

    it('what its buyer neither reads nor writes', async () => {
      await admin.device.orders.addNote(order.id, 'Prefers the evening.')
      const { orders } = rosa.device
      await expect(orders.notes(order.id)).rejects.toEqual(outage('permission-denied'))
      expect(await orders.addNote(order.id, 'Hello')).toEqual({ ok: false, error: 'note-refused' })
    })
  })
}

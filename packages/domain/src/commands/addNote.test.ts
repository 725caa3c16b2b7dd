import { describe, expect, it } from 'vitest'

import { orderNotesRef } from '../documents.ts'
import { maxNoteLength, maxOrderNotes } from '../orders/orderNotes.ts'
import { err } from '../shared/result.ts'
import { anOrder, aPress, noon } from '../testing/builders.ts'
import { admin, aShop, done, doneBefore, runOn } from '../testing/runOn.ts'
import { addNote } from './addNote.ts'

const order = anOrder()
const notesPath = orderNotesRef(order.id).path
const input = { orderId: order.id, text: ' Prefers the evening. ' }
const pressed = (press: string) => ({ ...admin, press })
const note = { press: aPress(1), text: 'Prefers the evening.', by: 'admin', at: noon }

describe('addNote', () => {
  it('adds a note with its author and time, and answers with all of them, oldest first', async () => {
    const shop = runOn(aShop({ orders: [order] }))
    expect(await shop.run(addNote, input, pressed(aPress(1)))).toEqual(done([note]))
    await shop.run(addNote, { ...input, text: 'Called.' }, { ...pressed(aPress(2)), now: noon + 1 })
    expect(shop.find(orderNotesRef(order.id))?.notes).toEqual([
      note,
      { press: aPress(2), text: 'Called.', by: 'admin', at: noon + 1 },
    ])
  })

  it('adds a note once, also when there is no room for another', async () => {
    const notes = Array.from({ length: maxOrderNotes }, (_, index) => ({
      ...note,
      press: aPress(index),
    }))
    const shop = runOn({ ...aShop({ orders: [order] }), [notesPath]: { notes } })
    expect(await shop.run(addNote, input, pressed(aPress(1)))).toEqual(doneBefore(notes))
    expect(await shop.run(addNote, input, admin)).toEqual(err('too-many-notes'))
  })

  it('is refused for an order that does not exist', async () => {
    expect(await runOn(aShop()).run(addNote, input, admin)).toEqual(err('order-not-found'))
  })

  it.each([
    ['text', { text: ' ' }],
    ['text', { text: 'n'.repeat(maxNoteLength + 1) }],
    ['orderId', { orderId: '../users' }],
  ])('is refused with a wrong %s', async (field, changed) => {
    const shop = runOn(aShop({ orders: [order] }))
    expect(await shop.run(addNote, { ...input, ...changed }, admin)).toEqual(
      err({ code: 'invalid-input', message: expect.stringContaining(field) }),
    )
  })
})

import * as z from 'zod/mini'

import { orderNotesRef, orderRef } from '../documents.ts'
import { maxNoteLength, maxOrderNotes, type OrderNote } from '../orders/orderNotes.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import { textSchema } from '../shared/textSchema.ts'

/**
 * An admin adds an internal note to an order; nobody can change or delete one. It answers with all notes, oldest
 * first. Refusals: `order-not-found`, `too-many-notes`.
 */
export const addNote = defineCommand({
  name: 'addNote',
  by: 'admin',
  input: z.strictObject({ orderId: idSchema, text: textSchema(maxNoteLength, 1) }),
  reads: ({ orderId }) => ({ order: orderRef(orderId), stored: orderNotesRef(orderId) }),
  decide: ({ orderId, text }, { order, stored }, { caller, press, now }) => {
    const notes: readonly OrderNote[] = stored?.notes ?? []
    if (order === null) return err('order-not-found')
    if (notes.some((note) => note.press === press)) return already(notes)
    if (notes.length >= maxOrderNotes) return err('too-many-notes')
    const added = [...notes, { press, text, by: caller.uid, at: now }]
    return decided(added, [save(orderNotesRef(orderId).path, { notes: added })])
  },
})

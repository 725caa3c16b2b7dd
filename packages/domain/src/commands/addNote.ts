import * as z from 'zod/mini'

import { orderNotesRef, orderRef } from '../documents.ts'
import { maxNoteLength, maxOrderNotes, type OrderNote } from '../orders/orderNotes.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import { textSchema } from '../shared/textSchema.ts'

/**
 * An admin adds an internal note to an order; nobody can change or delete one. Only if its author sends it again with
 * the same key and another text, edited after an answer was lost, it replaces the first. It answers with all notes,
 * oldest first. Refusals: `order-not-found`, `too-many-notes`.
 */
export const addNote = defineCommand({
  name: 'addNote',
  by: 'admin',
  input: z.strictObject({
    orderId: idSchema,
    /** Random, the same when a note is sent again. */
    key: z.string().check(z.minLength(1), z.maxLength(64)),
    text: textSchema(maxNoteLength, 1),
  }),
  reads: ({ orderId }) => ({ order: orderRef(orderId), stored: orderNotesRef(orderId) }),
  decide: ({ orderId, key, text }, { order, stored }, { caller, now }) => {
    const notes: readonly OrderNote[] = stored?.notes ?? []
    if (order === null) return err('order-not-found')
    const isSent = (note: OrderNote) => note.key === key && note.by === caller.uid
    if (notes.some((note) => isSent(note) && note.text === text)) return already(notes)
    const others = notes.filter((note) => !isSent(note))
    if (others.length >= maxOrderNotes) return err('too-many-notes')
    const added = [...others, { key, text, by: caller.uid, at: now }]
    return decided(added, [save(orderNotesRef(orderId).path, { notes: added })])
  },
})

import { maxOrderNotes, orderNoteSchema, type OrderNote } from '@storefront/domain'

import { decodeDocument } from '../documents/decodeDocument.ts'
import type { StoredDatabase } from './EmbeddedDatabase.ts'

/** The keys of all notes that an order can have, whether they exist or not. */
export function noteKeys(orderId: string): readonly string[] {
  return Array.from({ length: maxOrderNotes }, (_, key) => `${orderId}/notes/${key}`)
}

/** Returns an order's notes, oldest first. */
export function notesOf({ notes }: StoredDatabase, orderId: string): readonly OrderNote[] {
  return noteKeys(orderId).flatMap((key) => {
    const stored = notes[key]
    return stored === undefined ? [] : [decodeDocument(orderNoteSchema, `orders/${key}`, stored)]
  })
}

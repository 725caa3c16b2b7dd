import { maxOrderNotes, orderNoteSchema, type OrderNote } from '@storefront/domain'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite'

import { decodeSnapshot } from './readFields.ts'
import { unlessRefused } from './unlessRefused.ts'

/** Every place of an order's notes, whether it holds one or not. */
export function notePlaces(database: Firestore, orderId: string): readonly DocumentReference[] {
  return Array.from({ length: maxOrderNotes }, (_, key) =>
    doc(database, 'orders', orderId, 'notes', String(key)),
  )
}

/** Reads an order's notes, oldest first: their ids are the digits from 0. */
export async function readNotes(
  database: Firestore,
  orderId: string,
): Promise<readonly OrderNote[]> {
  const { docs } = await getDocs(collection(database, 'orders', orderId, 'notes'))
  return docs.map((snapshot) => decodeSnapshot(orderNoteSchema, snapshot))
}

/**
 * Creates a note at a place. The rules refuse a second one there, so that a note whose reply was lost can be
 * sent again.
 *
 * @returns whether the note is stored
 */
export async function createNote(
  place: DocumentReference,
  note: Pick<OrderNote, 'text' | 'by'>,
): Promise<boolean> {
  const created = await unlessRefused(setDoc(place, { ...note, at: serverTimestamp() }))
  if (created !== 'refused') return true
  const stored = await unlessRefused(getDoc(place))
  if (stored === 'refused' || !stored.exists()) return false
  const { text, by } = decodeSnapshot(orderNoteSchema, stored)
  return text === note.text && by === note.by
}

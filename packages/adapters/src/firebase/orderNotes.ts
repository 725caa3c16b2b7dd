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

/** References to all notes that an order can have, whether they exist or not. */
export function noteReferences(database: Firestore, orderId: string): readonly DocumentReference[] {
  return Array.from({ length: maxOrderNotes }, (_, key) =>
    doc(database, 'orders', orderId, 'notes', String(key)),
  )
}

/** Reads an order's notes, oldest first: their ids are 0 to 9, and Firestore sorts by id. */
export async function readNotes(
  database: Firestore,
  orderId: string,
): Promise<readonly OrderNote[]> {
  const { docs } = await getDocs(collection(database, 'orders', orderId, 'notes'))
  return docs.map((snapshot) => decodeSnapshot(orderNoteSchema, snapshot))
}

/**
 * Creates a note. The rules refuse to overwrite one, so that a call whose reply was lost can be repeated.
 *
 * @returns whether the note is stored
 */
export async function createNote(
  reference: DocumentReference,
  note: Pick<OrderNote, 'text' | 'by'>,
): Promise<boolean> {
  const created = await unlessRefused(setDoc(reference, { ...note, at: serverTimestamp() }))
  if (created !== 'refused') return true
  const stored = await unlessRefused(getDoc(reference))
  if (stored === 'refused' || !stored.exists()) return false
  const { text, by } = decodeSnapshot(orderNoteSchema, stored)
  return text === note.text && by === note.by
}

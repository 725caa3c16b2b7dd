import { decodeDocument, mapRecord, type DocumentRef, type Fields } from '@storefront/domain'
import {
  doc,
  getDoc,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore/lite'
import type { ZodMiniType } from 'zod/mini'

import { rethrowAsBug } from './rethrowAsBug.ts'

/** Returns a document's fields with times in ms since 1970, or null when the document does not exist. */
export function readFields(snapshot: DocumentSnapshot): Fields | null {
  const data = snapshot.data()
  return data === undefined
    ? null
    : mapRecord(data, (value) => (value instanceof Timestamp ? value.toMillis() : value))
}

/** Reads a document; null if there is none. */
export async function getDocument<T>(
  database: Firestore,
  { path, schema }: DocumentRef<T>,
): Promise<T | null> {
  const snapshot = await getDoc(doc(database, path))
  return snapshot.exists() ? decodeSnapshot(schema, snapshot) : null
}

/**
 * Parses an existing document with a domain schema.
 *
 * @throws Outage `invalid-document` when the schema rejects the document
 */
export function decodeSnapshot<T>(schema: ZodMiniType<T>, snapshot: DocumentSnapshot): T {
  return rethrowAsBug(() =>
    decodeDocument({ path: snapshot.ref.path, schema }, readFields(snapshot) ?? {}),
  )
}

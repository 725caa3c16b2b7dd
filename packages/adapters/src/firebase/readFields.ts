import { Timestamp, type DocumentSnapshot } from 'firebase/firestore/lite'
import type { ZodMiniType } from 'zod/mini'

import { decodeDocument, type DocumentFields } from '../documents/decodeDocument.ts'
import { rethrowAsBug } from './rethrowAsBug.ts'

/** Returns a document's fields with times in ms since 1970, or null when the document does not exist. */
export function readFields(snapshot: DocumentSnapshot): DocumentFields | null {
  const data = snapshot.data()
  if (data === undefined) return null
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof Timestamp ? value.toMillis() : value,
    ]),
  )
}

/**
 * Parses an existing document with a domain schema.
 *
 * @throws Outage `invalid-document` when the schema rejects the document
 */
export function decodeSnapshot<T>(schema: ZodMiniType<T>, snapshot: DocumentSnapshot): T {
  return rethrowAsBug(() => decodeDocument(schema, snapshot.ref.path, readFields(snapshot) ?? {}))
}

import { type DocumentSnapshot, Timestamp } from 'firebase/firestore/lite'
import type { ZodMiniType } from 'zod/mini'

import { decodeDocument, type DocumentFields } from '../documents/decodeDocument.ts'
import { rethrowAsBug } from './rethrowAsBug.ts'

/** A document's fields with its times in ms since 1970; null when there is no document. */
export function readFields(snapshot: DocumentSnapshot): DocumentFields | null {
  const data = snapshot.data()
  if (data === undefined) return null
  return timestampsToMillis(data)
}

function timestampsToMillis(fields: DocumentFields): DocumentFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (value instanceof Timestamp) return [key, value.toMillis()]
      return [key, isMap(value) ? timestampsToMillis(value) : value]
    }),
  )
}

/** A map of a document, as the SDK reads it: a plain object. */
function isMap(value: unknown): value is DocumentFields {
  return typeof value === 'object' && value !== null && value.constructor === Object
}

/**
 * A document that is there, by a domain schema.
 *
 * @throws Outage `invalid-document` when it has another shape
 */
export function decodeSnapshot<T>(schema: ZodMiniType<T>, snapshot: DocumentSnapshot): T {
  return rethrowAsBug(() => decodeDocument(schema, snapshot.ref.path, readFields(snapshot) ?? {}))
}

import type { DocumentRef, Fields } from './command.ts'
import { Outage } from './outage.ts'

/**
 * Decodes a stored document, with times in ms since 1970. Its id is the last part of its path.
 *
 * @throws Outage `invalid-document`, with the path in its message, when the schema rejects the document
 */
export function decodeDocument<T>({ path, schema }: DocumentRef<T>, fields: Fields): T {
  const decoded = schema.safeParse({ ...fields, id: path.slice(path.lastIndexOf('/') + 1) })
  if (decoded.success) return decoded.data
  throw new Outage('invalid-document', `${path} does not have the shape it must have`, {
    cause: decoded.error,
  })
}

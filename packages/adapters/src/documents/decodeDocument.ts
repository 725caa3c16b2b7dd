import { Outage } from '@storefront/domain'
import type { ZodMiniType } from 'zod/mini'

/** The fields of a stored document, with times in ms since 1970. */
export type DocumentFields = Readonly<Record<string, unknown>>

/**
 * Parses a document with a domain schema.
 *
 * @param path the document's path, e.g. `products/destilado`; its last part is the id
 * @throws Outage `invalid-document`, with the path in its message, when the schema rejects the document
 */
export function decodeDocument<T>(schema: ZodMiniType<T>, path: string, fields: DocumentFields): T {
  const id = path.slice(path.lastIndexOf('/') + 1)
  const decoded = schema.safeParse({ ...fields, id })
  if (decoded.success) return decoded.data
  throw new Outage('invalid-document', `${path} does not have the shape it must have`, {
    cause: decoded.error,
  })
}

import { Outage, type Listed, type Log } from '@storefront/domain'

/**
 * Decodes the documents of a list. One that does not match its schema is logged and named, and fails no list; any other
 * error of `decode` is thrown.
 */
export function listedOf<Document extends { readonly id: string }, T>(
  documents: readonly Document[],
  decode: (document: Document) => T,
  log: Log,
): Listed<T> {
  const items: T[] = []
  const unreadable: string[] = []
  for (const document of documents) {
    try {
      items.push(decode(document))
    } catch (error) {
      if (!(error instanceof Outage) || error.code !== 'invalid-document') throw error
      log(error.message, error)
      unreadable.push(document.id)
    }
  }
  return { items, unreadable }
}

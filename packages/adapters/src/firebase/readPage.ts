import { isDocumentId, type Log, type ListedPage, type PageRequest } from '@storefront/domain'
import {
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'

import { listedOf } from '../documents/listedOf.ts'

/** The field that a list is sorted by; documents with an equal value are sorted by id. */
interface SortField {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/**
 * Reads one page of a query, and one document more, which shows whether there is a next page.
 *
 * @returns the decoded documents, the ids of those that cannot be read, and the cursor of the next page or null. An
 *   invalid cursor reads the first page.
 */
export async function readPage<T>(
  filtered: Query,
  { field, direction }: SortField,
  page: PageRequest,
  decode: (snapshot: QueryDocumentSnapshot) => T,
  log: Log,
): Promise<ListedPage<T>> {
  const after = readCursor(page.after ?? null, field)
  const { docs } = await getDocs(
    query(
      filtered,
      orderBy(field, direction),
      orderBy(documentId(), direction),
      ...(after === null ? [] : [startAfter(...after)]),
      limit(page.limit + 1),
    ),
  )
  const shown = docs.slice(0, page.limit)
  const last = shown.at(-1)
  return {
    ...listedOf(shown, decode, log),
    next: docs.length > page.limit && last !== undefined ? toCursor(last, field) : null,
  }
}

const toCursor = (last: QueryDocumentSnapshot, field: string): string =>
  JSON.stringify([field, last.get(field), last.id])

/** Returns the values to start after, or null when it is no cursor of this list, e.g. in a truncated URL. */
function readCursor(
  cursor: string | null,
  field: string,
): readonly [value: string | number, id: string] | null {
  try {
    const [name, value, id]: unknown[] = JSON.parse(cursor ?? '[]')
    const isValue = typeof value === 'string' || typeof value === 'number'
    return name === field && isValue && isDocumentId(id) ? [value, id] : null
  } catch {
    // Not JSON.
    return null
  }
}

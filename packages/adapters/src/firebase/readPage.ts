import type { Page, PageRequest } from '@storefront/domain'
import {
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'

/** The field that a list is sorted by; documents with an equal value are sorted by id. */
interface SortField {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/**
 * Reads one page of a query, and one document more, which shows whether there is a next page.
 *
 * @returns the decoded documents, and the cursor of the next page or null. An invalid cursor reads the
 *   first page.
 */
export async function readPage<T>(
  filtered: Query,
  { field, direction }: SortField,
  page: PageRequest,
  decode: (snapshot: QueryDocumentSnapshot) => T,
): Promise<Page<T>> {
  const after = readCursor(page.after ?? null)
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
    items: shown.map(decode),
    next: docs.length > page.limit && last !== undefined ? toCursor(last, field) : null,
  }
}

/** Encodes a time as seconds and nanoseconds: documents may differ by less than a millisecond. */
function toCursor(last: QueryDocumentSnapshot, field: string): string {
  const value: unknown = last.get(field)
  const parts = value instanceof Timestamp ? [value.seconds, value.nanoseconds] : [value]
  return JSON.stringify([last.id, ...parts])
}

/** Returns the values to start after, or null when the cursor is invalid, e.g. in a truncated URL. */
function readCursor(cursor: string | null): readonly [value: unknown, id: string] | null {
  try {
    const [id, value, nanoseconds]: unknown[] = JSON.parse(cursor ?? '[]')
    if (typeof id !== 'string' || !/^[^/]+$/.test(id)) return null
    if (typeof value === 'string') return [value, id]
    const isTime = typeof value === 'number' && typeof nanoseconds === 'number'
    return isTime ? [new Timestamp(value, nanoseconds), id] : null
  } catch {
    // Not JSON, or not a valid time.
    return null
  }
}

import type { Page, PageRequest } from '@storefront/domain'
import {
  documentId,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
} from 'firebase/firestore/lite'

/** What a list is sorted by; documents that are equal in it by their ids. */
interface SortField {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/**
 * Reads one page of the documents that a query finds, and one document more, which tells whether
 * there is a next page.
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

/** A time goes with its seconds and nanoseconds: milliseconds would not tell documents apart. */
function toCursor(last: QueryDocumentSnapshot, field: string): string {
  const value: unknown = last.get(field)
  const parts = value instanceof Timestamp ? [value.seconds, value.nanoseconds] : [value]
  return JSON.stringify([last.id, ...parts])
}

/** Where a cursor stands; null for what is none, such as an address that was cut. */
function readCursor(cursor: string | null): readonly [value: unknown, id: string] | null {
  try {
    const [id, value, nanoseconds]: unknown[] = JSON.parse(cursor ?? '[]')
    if (typeof id !== 'string' || !/^[^/]+$/.test(id)) return null
    if (typeof value === 'string') return [value, id]
    const isTime = typeof value === 'number' && typeof nanoseconds === 'number'
    return isTime ? [new Timestamp(value, nanoseconds), id] : null
  } catch {
    // No JSON, or a time that cannot be.
    return null
  }
}

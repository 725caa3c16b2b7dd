import type { Page, PageRequest } from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import type { Collection } from './EmbeddedDatabase.ts'

/** The sort order of a list, by a key that is unique to each item. */
export interface SortOrder<T> {
  readonly keyOf: (item: T) => string
  readonly direction: 'asc' | 'desc'
}

/** Returns one page of a sorted list. The cursor is the key of the last item, and stays valid when the item is removed. */
export function pageOf<T>(sorted: readonly T[], sorting: SortOrder<T>, page: PageRequest): Page<T> {
  const after = readCursor(page.after ?? null)
  const first =
    after === null ? 0 : sorted.findIndex((item) => sortsAfter(sorting, sorting.keyOf(item), after))
  const start = first === -1 ? sorted.length : first
  const items = sorted.slice(start, start + page.limit)
  const last = items.at(-1)
  const isEnd = last === undefined || start + page.limit >= sorted.length
  return { items, next: isEnd ? null : JSON.stringify([sorting.keyOf(last)]) }
}

/**
 * Creates a function that decodes and sorts a collection. It caches the list of each frozen collection and
 * the item of each document, since both are slow for thousands of documents.
 */
export function createSortedReader<T>(
  decode: (id: string, document: DocumentFields) => T,
  sorting: SortOrder<T>,
): (collection: Readonly<Collection>) => readonly T[] {
  const items = new WeakMap<DocumentFields, T>()
  const lists = new WeakMap<Readonly<Collection>, readonly T[]>()

  function read(id: string, document: DocumentFields): T {
    const item = items.get(document) ?? decode(id, document)
    items.set(document, item)
    return item
  }

  return (collection) => {
    const cached = lists.get(collection)
    if (cached !== undefined) return cached
    const keyed = Object.entries(collection).map(([id, document]) => {
      const item = read(id, document)
      return { item, key: sorting.keyOf(item) }
    })
    const sorted = keyed
      .toSorted((a, b) => (sortsAfter(sorting, a.key, b.key) ? 1 : -1))
      .map(({ item }) => item)
    // A draft is not frozen, and may still change.
    if (Object.isFrozen(collection)) lists.set(collection, sorted)
    return sorted
  }
}

function sortsAfter(
  { direction }: Pick<SortOrder<never>, 'direction'>,
  key: string,
  other: string,
) {
  return direction === 'asc' ? key > other : key < other
}

/** Returns the key in a cursor, or null when the cursor is invalid, e.g. in a truncated URL. */
function readCursor(cursor: string | null): string | null {
  try {
    const [key, ...others]: unknown[] = JSON.parse(cursor ?? '[]')
    return typeof key === 'string' && others.length === 0 ? key : null
  } catch {
    return null
  }
}

import type { Page, PageRequest } from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import type { Collection } from './LocalDatabase.ts'

/** What a list is sorted by: a text, another one for each item. */
export interface SortOrder<T> {
  readonly keyOf: (item: T) => string
  readonly direction: 'asc' | 'desc'
}

/** One page of a sorted list; the cursor is the last item's key, which keeps its place when the item goes. */
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
 * Makes what reads a whole collection, sorted. The same collection is read once, and so is each
 * document that comes back in another: with thousands of them both take their time.
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
    const known = lists.get(collection)
    if (known !== undefined) return known
    const keyed = Object.entries(collection).map(([id, document]) => {
      const item = read(id, document)
      return { item, key: sorting.keyOf(item) }
    })
    const sorted = keyed
      .toSorted((a, b) => (sortsAfter(sorting, a.key, b.key) ? 1 : -1))
      .map(({ item }) => item)
    // A draft is still being changed.
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

/** The key in a cursor; null in what is none, such as an address that was cut. */
function readCursor(cursor: string | null): string | null {
  try {
    const [key, ...others]: unknown[] = JSON.parse(cursor ?? '[]')
    return typeof key === 'string' && others.length === 0 ? key : null
  } catch {
    return null
  }
}

import type { Fields, Listed, ListedPage, Log, PageRequest } from '@storefront/domain'

import { listedOf } from '../documents/listedOf.ts'
import type { Collection } from './EmbeddedDatabase.ts'

/** The sort order of a list, by a key that is unique to each item. */
export interface SortOrder<T> {
  readonly keyOf: (item: T) => string
  readonly direction: 'asc' | 'desc'
}

/**
 * Returns one page of a sorted list. The cursor is the key of the last item, and stays valid when the item is removed. What
 * cannot be read has no key: the first page names all of it.
 */
export function pageOf<T>(
  { items: sorted, unreadable }: Listed<T>,
  sorting: SortOrder<T>,
  page: PageRequest,
): ListedPage<T> {
  const after = readCursor(page.after ?? null)
  const first =
    after === null ? 0 : sorted.findIndex((item) => sortsAfter(sorting, sorting.keyOf(item), after))
  const start = first === -1 ? sorted.length : first
  const items = sorted.slice(start, start + page.limit)
  const last = items.at(-1)
  const isEnd = last === undefined || start + page.limit >= sorted.length
  return {
    items,
    unreadable: start === 0 ? unreadable : [],
    next: isEnd ? null : JSON.stringify([sorting.keyOf(last)]),
  }
}

/** The items in their order. */
export function sortedBy<T>(sorting: SortOrder<T>, items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, key: sorting.keyOf(item) }))
    .toSorted((a, b) => (sortsAfter(sorting, a.key, b.key) ? 1 : -1))
    .map(({ item }) => item)
}

/** Decodes the documents of a collection, as `listedOf` does. */
export const listedIn = <T>(
  collection: Readonly<Collection>,
  decode: (id: string, document: Fields) => T,
  log: Log,
): Listed<T> =>
  listedOf(
    Object.entries(collection).map(([id, fields]) => ({ id, fields })),
    ({ id, fields }) => decode(id, fields),
    log,
  )

/**
 * Creates a function that decodes and sorts a stored collection. It caches each collection's list, which is slow for
 * thousands of documents.
 */
export function createSortedReader<T>(
  decode: (id: string, document: Fields) => T,
  sorting: SortOrder<T>,
): (collection: Readonly<Collection>, log: Log) => Listed<T> {
  const lists = new WeakMap<Readonly<Collection>, Listed<T>>()
  return (collection, log) => {
    const cached = lists.get(collection)
    if (cached !== undefined) return cached
    const { items, unreadable } = listedIn(collection, decode, log)
    const sorted = { items: sortedBy(sorting, items), unreadable }
    lists.set(collection, sorted)
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

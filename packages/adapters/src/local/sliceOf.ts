import type { Page, PageRequest } from '@storefront/domain'

/** What a list is sorted by: a text, another one for each item. */
export interface Sorting<T> {
  readonly keyOf: (item: T) => string
  readonly direction: 'asc' | 'desc'
}

/** One page of a list; the cursor is the last item's key, which keeps its place when the item goes. */
export function sliceOf<T>(
  list: readonly T[],
  { keyOf, direction }: Sorting<T>,
  page: PageRequest,
): Page<T> {
  const isBehind = (key: string, other: string) => (direction === 'asc' ? key > other : key < other)
  const after = readCursor(page.after ?? null)
  const rest = list
    .filter((item) => after === null || isBehind(keyOf(item), after))
    .toSorted((a, b) => (isBehind(keyOf(a), keyOf(b)) ? 1 : -1))
  const items = rest.slice(0, page.limit)
  const last = items.at(-1)
  const isEnd = last === undefined || rest.length <= page.limit
  return { items, next: isEnd ? null : JSON.stringify([keyOf(last)]) }
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

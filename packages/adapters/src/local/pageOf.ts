import type { Page, PageRequest } from '@storefront/domain'

/**
 * One page of a sorted list; the cursor is the last item's id.
 *
 * @param idOf tells the items apart
 */
export function pageOf<T>(
  sorted: readonly T[],
  idOf: (item: T) => string,
  page: PageRequest,
): Page<T> {
  const after = page.after ?? null
  const start = after === null ? 0 : sorted.findIndex((item) => idOf(item) === after) + 1
  const items = sorted.slice(start, start + page.limit)
  const last = items.at(-1)
  const isEnd = start + page.limit >= sorted.length
  return { items, next: isEnd || last === undefined ? null : idOf(last) }
}

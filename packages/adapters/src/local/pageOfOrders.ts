import type { Order, Page, PageRequest } from '@storefront/domain'

/** One page of orders, newest first; the cursor is the last order's id. */
export function pageOfOrders(orders: readonly Order[], page: PageRequest): Page<Order> {
  const newestFirst = orders.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
  const after = page.after ?? null
  const start = after === null ? 0 : newestFirst.findIndex((order) => order.id === after) + 1
  const items = newestFirst.slice(start, start + page.limit)
  const isEnd = start + page.limit >= newestFirst.length
  return { items, next: isEnd ? null : (items.at(-1)?.id ?? null) }
}

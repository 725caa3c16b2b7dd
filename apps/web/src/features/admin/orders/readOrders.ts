import type { Order, OrderFilter, OrderRepository } from '@storefront/domain'

/** Orders asked for at a time. */
const pageSize = 100

/**
 * Reads all orders that a filter lets through, newest first, one page after the other. Stops between
 * two pages once `signal` says so, and gives null then.
 */
export async function readOrders(
  repository: Pick<OrderRepository, 'list'>,
  filter: OrderFilter,
  onRead: (count: number) => void,
  signal: AbortSignal,
): Promise<readonly Order[] | null> {
  const read: Order[] = []
  let after: string | null = null
  do {
    const page = await repository.list(filter, { limit: pageSize, after })
    if (signal.aborted) return null
    read.push(...page.items)
    onRead(read.length)
    after = page.next
  } while (after !== null)
  return read
}

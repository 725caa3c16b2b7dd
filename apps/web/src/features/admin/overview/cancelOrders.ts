import type { OrderFilter, OrderRepository } from '@storefront/domain'

import { readOrders } from '../orders/orderQueries.ts'

/** How far many orders are cancelled. */
export interface Cancelling {
  /** Orders that the filter let through. */
  readonly all: number
  readonly cancelled: number
  /** The numbers of those that stand as they were: their payment is there, or they changed meanwhile. */
  readonly kept: readonly string[]
}

/**
 * Cancels the orders that a filter lets through, one after the other, each of which gives its bottles
 * back. One whose payment is there is left to be looked at: its money would have to go back. Stops
 * between two orders once `signal` says so, and at the first outage, which is thrown.
 *
 * @param onProgress told how many there are, then of each: how far it was is known when an outage ends it
 */
export async function cancelOrders(
  repository: Pick<OrderRepository, 'list' | 'move'>,
  filter: OrderFilter,
  onProgress: (progress: Cancelling) => void,
  signal: AbortSignal,
): Promise<Cancelling> {
  // All are read first: the pages of a list that loses its orders would skip some.
  const found = (await readOrders(repository, filter, () => undefined, signal)) ?? []
  let progress: Cancelling = { all: found.length, cancelled: 0, kept: [] }
  onProgress(progress)
  for (const { id, paymentReceivedAt } of found) {
    if (signal.aborted) break
    const isCancelled = paymentReceivedAt === null && (await repository.move(id, 'cancelled')).ok
    progress = isCancelled
      ? { ...progress, cancelled: progress.cancelled + 1 }
      : { ...progress, kept: [...progress.kept, id] }
    onProgress(progress)
  }
  return progress
}

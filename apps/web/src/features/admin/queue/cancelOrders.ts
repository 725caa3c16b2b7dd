import { stateOf, takeStep, type Backend, type Order, type OrderFilter } from '@storefront/domain'

import { readOrders } from '../orders/orderQueries.ts'

/** The progress of cancelling several orders. */
export interface CancellationProgress {
  /** The number of orders to cancel. */
  readonly all: number
  readonly cancelled: number
  /** The orders that were not cancelled, because they are paid for or have changed. */
  readonly kept: readonly Order[]
}

/**
 * Cancels the orders that match a filter, one after the other, and returns their bottles to the stock. It
 * skips orders with a received payment, because an admin must decide on the refund. It stops when the
 * signal is aborted.
 *
 * @param onProgress called before the first order and after each one, so that the progress is known after an
 *   outage
 * @throws Outage at the first order that cannot be cancelled because of it
 */
export async function cancelOrders(
  { run, orders: repository }: Pick<Backend, 'run' | 'orders'>,
  filter: OrderFilter,
  onProgress: (progress: CancellationProgress) => void,
  signal: AbortSignal,
): Promise<CancellationProgress> {
  // Loads all orders first: cancelling while paging would skip some, because the list becomes shorter.
  const found = (await readOrders(repository, filter, () => undefined, signal)) ?? []
  let progress: CancellationProgress = { all: found.length, cancelled: 0, kept: [] }
  onProgress(progress)
  for (const order of found) {
    if (signal.aborted) break
    // An order that was paid since it was listed is kept.
    const isCancelled =
      order.paymentReceivedAt === null &&
      (
        await run(takeStep, {
          id: order.id,
          step: 'cancelled',
          seen: stateOf(order),
          tracking: null,
        })
      ).ok
    progress = isCancelled
      ? { ...progress, cancelled: progress.cancelled + 1 }
      : { ...progress, kept: [...progress.kept, order] }
    onProgress(progress)
  }
  return progress
}

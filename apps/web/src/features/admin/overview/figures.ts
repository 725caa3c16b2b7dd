import {
  lastDays,
  orderStatuses,
  type Cents,
  type OrderFigures,
  type OrderFilter,
  type Period,
} from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'
import type { Enqueue } from '../orders/FigureQueue.tsx'
import { orderQueries } from '../orders/orderQueries.ts'

/** The statuses of orders that count as sales. */
export const soldStatuses = orderStatuses.filter((status) => status !== 'cancelled')

/** A filter for the sales of a period: all orders but the cancelled ones. */
export function salesFilter({ from, before }: Period): OrderFilter {
  return { statuses: soldStatuses, from, before }
}

/** The sales of a day; `from` is the start of the day in the shop's time zone, in ms since 1970. */
export interface DaySales extends OrderFigures {
  readonly from: number
}

/** The change relative to the amount before, 0.5 for 50 % more; null if that amount was 0. */
export function relativeChange(now: Cents, before: Cents): number | null {
  return before === 0 ? null : (now - before) / before
}

/** The total sales of several days, in cents. */
export function salesTotal(days: readonly DaySales[]): Cents {
  return days.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

/** The possible distances between the lines of an axis, in cents; also multiplied by powers of ten. */
const roundSteps = [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000] as const

const largestStep = 50_000

/**
 * The distance between the lines of an axis, in cents: a round amount with which the given number of lines
 * reaches the maximum. Without sales it is the smallest distance.
 */
export function axisStep(maxCents: Cents, lines: number): Cents {
  const needed = maxCents / lines
  const scale = 10 ** Math.max(0, Math.ceil(Math.log10(needed / largestStep)))
  return scale * (roundSteps.find((step) => step * scale >= needed) ?? largestStep)
}

/** How many days are queued at the same time. When one fails, the rest is not loaded. */
const daysPerBatch = 2

/**
 * Loads the sales of each day with one aggregate query per day, without loading orders.
 *
 * @param enqueue the queue of the page's aggregate queries
 * @param today the start of today in the shop's time zone, in ms since 1970
 */
export const dailySalesQuery = (
  loadBackend: LoadBackend,
  enqueue: Enqueue,
  today: number,
  count: number,
) =>
  queryOptions({
    queryKey: [...orderQueries.all, 'days', today, count],
    queryFn: async ({ signal }): Promise<readonly DaySales[]> => {
      const { orders } = await loadBackend()
      return inBatches(lastDays(today, count), daysPerBatch, async (day) => ({
        ...(await enqueue('days', signal, () => orders.figures(salesFilter(day)))),
        from: day.from,
      }))
    },
    staleTime: 0,
  })

/**
 * Runs a task for each item, in batches, and returns the results in the order of the items. Rejects when
 * a task rejects.
 */
export async function inBatches<Item, Done>(
  items: readonly Item[],
  batchSize: number,
  task: (item: Item) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = []
  for (let start = 0; start < items.length; start += batchSize) {
    done.push(...(await Promise.all(items.slice(start, start + batchSize).map(task))))
  }
  return done
}

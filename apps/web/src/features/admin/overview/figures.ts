import {
  availabilityOf,
  type Cents,
  lastDays,
  type OrderFigures,
  type OrderFilter,
  orderStatuses,
  type Period,
  type Product,
} from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import type { InTurn } from '../orders/FigureQueue.tsx'

/** Those of an order that counts as a sale. */
export const soldStatuses = orderStatuses.filter((status) => status !== 'cancelled')

/** The orders of a period that count as sales: all but the cancelled ones. */
export function soldIn({ from, before }: Period): OrderFilter {
  return { statuses: soldStatuses, from, before }
}

/** What was sold on a day of the shop's calendar; `from` is when it began, in ms since 1970. */
export interface SoldDay extends OrderFigures {
  readonly from: number
}

/** What an order comes to on average, in whole cents; null where there is none. */
export function averageOrder({ count, totalCents }: OrderFigures): Cents | null {
  return count === 0 ? null : Math.round(totalCents / count)
}

/** How much more something is than it was, as a share of that; null where it was nothing. */
export function changeSince(now: Cents, before: Cents): number | null {
  return before === 0 ? null : (now - before) / before
}

/** What several days sold together, in cents. */
export function salesTotal(days: readonly SoldDay[]): Cents {
  return days.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

/** What the lines of an axis may be apart, in cents, and ten times as much, and so on. */
const roundSteps = [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000] as const

const largestStep = 50_000

/**
 * How far the lines of an axis are from each other, in cents, so that so many of them reach what was
 * sold most, at amounts that one reads with ease. Days without a sale have an axis too.
 */
export function axisStep(mostCents: Cents, lines: number): Cents {
  const needed = mostCents / lines
  const scale = 10 ** Math.max(0, Math.ceil(Math.log10(needed / largestStep)))
  return scale * (roundSteps.find((step) => step * scale >= needed) ?? largestStep)
}

/** Days that wait in the queue at once: when one fails, the others need not be asked for. */
const daysAtOnce = 2

/**
 * Sales per day, as many aggregates as days: no order is read for them.
 *
 * @param inTurn the queue of all that is asked for together
 * @param today when the shop's calendar day begins, in ms since 1970
 */
export const soldDaysQuery = (
  loadBackend: LoadBackend,
  inTurn: InTurn,
  today: number,
  count: number,
) =>
  queryOptions({
    queryKey: [...orderQueries.all, 'days', today, count],
    queryFn: async ({ signal }): Promise<readonly SoldDay[]> => {
      const { orders } = await loadBackend()
      return inBatches(lastDays(today, count), daysAtOnce, async (day) => ({
        ...(await inTurn('days', signal, () => orders.figures(soldIn(day)))),
        from: day.from,
      }))
    },
    staleTime: 0,
  })

/**
 * Does some work for each of many, no more than so many at once. Gives the results in their order;
 * fails when one does.
 */
export async function inBatches<Item, Done>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))))
  }
  return done
}

/** Bottles from which downwards a counted product is running out: two cases of twelve. */
export const lowStock = 24

/** Whether a product that is for sale will soon no longer be. */
export function isRunningOut({ active, comingSoon, stock }: Product): boolean {
  return active && !comingSoon && stock !== null && stock <= lowStock
}

/** Whether a bottle is sold whose strength the site does not tell. */
export function isWithoutStrength(product: Product): boolean {
  return availabilityOf(product) === 'available' && product.alcoholByVolume === null
}

import {
  lastDays,
  soldStatuses,
  type Cents,
  type OrderFilter,
  type Period,
} from '@storefront/domain'

/** A filter for the sales of a period. */
export function salesFilter({ from, before }: Period): OrderFilter {
  return { statuses: soldStatuses, from, before }
}

/** The change relative to the amount before, 0.5 for 50 % more; null if that amount was 0. */
export function relativeChange(now: Cents, before: Cents): number | null {
  return before === 0 ? null : (now - before) / before
}

const weekDays = 7

/** The last weeks of seven days, oldest first; the last one ends today. */
export function lastWeeks(time: number, count: number): readonly Period[] {
  const days = lastDays(time, count * weekDays)
  return days.flatMap(({ from }, index) => {
    const last = days[index + weekDays - 1]
    return index % weekDays === 0 && last !== undefined ? [{ from, before: last.before }] : []
  })
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

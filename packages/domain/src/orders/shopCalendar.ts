/** A stretch of time in ms since 1970; `before` is no part of it. */
export interface Period {
  readonly from: number
  readonly before: number
}

/** A day in ms: Ecuador's are all as long. */
export const dayMs = 24 * 60 * 60 * 1000

/** Ecuador's clocks are five hours behind UTC, in summer as in winter. */
const offsetMs = -5 * 60 * 60 * 1000

/** The shop's calendar day that holds a time. */
export function dayOf(time: number): Period {
  const from = Math.floor((time + offsetMs) / dayMs) * dayMs - offsetMs
  return { from, before: from + dayMs }
}

/** The shop's calendar month that holds a time. */
export function monthOf(time: number): Period {
  const there = new Date(time + offsetMs)
  const startOf = (month: number) => Date.UTC(there.getUTCFullYear(), month) - offsetMs
  return { from: startOf(there.getUTCMonth()), before: startOf(there.getUTCMonth() + 1) }
}

/** The same stretch of the day before: as much of it as has passed of the day that holds `time`. */
export function dayBefore(time: number): Period {
  return { from: dayOf(time).from - dayMs, before: time - dayMs }
}

/** The same stretch of the month before; all of it where it was shorter than what has passed of this one. */
export function monthBefore(time: number): Period {
  const { from: start } = monthOf(time)
  const { from } = monthOf(start - 1)
  return { from, before: Math.min(from + (time - start), start) }
}

/** The last `count` days of the shop's calendar, oldest first; the last one holds `time`. */
export function lastDays(time: number, count: number): readonly Period[] {
  const today = dayOf(time)
  return Array.from({ length: count }, (_, index) => {
    const from = today.from - (count - 1 - index) * dayMs
    return { from, before: from + dayMs }
  })
}

/** The moment that an input of a date and a time names in Ecuador, in ms; null when there is no such. */
export function timeFromInput(input: string): number | null {
  const [date = '', clock = ''] = input.split('T')
  const day = dayFromInput(date)
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock)
  if (day === null || match === null) return null
  return day.from + (Number(match[1]) * 60 + Number(match[2])) * 60_000
}

/** A moment as such an input holds it, `2026-11-21T18:00`; its seconds are left out. */
export function toTimeInput(time: number): string {
  return new Date(time + offsetMs).toISOString().slice(0, 16)
}

/** The day that a date input names, such as `2026-11-21`; null when there is no such day. */
export function dayFromInput(input: string): Period | null {
  const midnight = Date.parse(`${input}T00:00:00Z`)
  // Date.parse takes 30 February for 2 March; reading the day back tells.
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(`${input}T`)
  return isDay ? dayOf(midnight - offsetMs) : null
}

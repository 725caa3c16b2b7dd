// Times are in ms since 1970.

/** The period from `from` up to but without `before`. */
export interface Period {
  readonly from: number
  readonly before: number
}

/** An hour in ms. */
export const hourMs = 60 * 60 * 1000

/** A day in ms. Ecuador has no daylight saving time, so all days are equally long. */
export const dayMs = 24 * hourMs

/** Ecuador is five hours behind UTC all year. */
const offsetMs = -5 * hourMs

/** The day in Ecuador that contains a time. */
export function dayOf(time: number): Period {
  const from = Math.floor((time + offsetMs) / dayMs) * dayMs - offsetMs
  return { from, before: from + dayMs }
}

/** The day in Ecuador that comes `days` after the one that contains a time. */
export function dayAfter(time: number, days: number): Period {
  return dayOf(dayOf(time).from + days * dayMs)
}

/** The working day in Ecuador that comes `days` working days after a time. Weekends are left out, holidays are not known. */
export function workingDayAfter(time: number, days: number): Period {
  let day = dayOf(time)
  let remaining = days
  while (remaining > 0) {
    day = dayAfter(day.from, 1)
    if (isWorkingDay(day)) remaining -= 1
  }
  return day
}

/** Whether a day is neither a Sunday (0) nor a Saturday (6). */
const isWorkingDay = ({ from }: Period) => ![0, 6].includes(new Date(from + offsetMs).getUTCDay())

/** The month in Ecuador that contains a time. */
export function monthOf(time: number): Period {
  const localDate = new Date(time + offsetMs)
  const startOf = (month: number) => Date.UTC(localDate.getUTCFullYear(), month) - offsetMs
  return { from: startOf(localDate.getUTCMonth()), before: startOf(localDate.getUTCMonth() + 1) }
}

/** The month in Ecuador that contains a time, as `2026-11`. */
export const monthNameOf = (time: number): string =>
  new Date(time + offsetMs).toISOString().slice(0, 7)

/** The last `count` days in Ecuador, oldest first; the last one contains `time`. */
export function lastDays(time: number, count: number): readonly Period[] {
  const today = dayOf(time)
  return Array.from({ length: count }, (_, index) => {
    const from = today.from - (count - 1 - index) * dayMs
    return { from, before: from + dayMs }
  })
}

/** The time that a `datetime-local` value means in Ecuador; null if it is invalid. */
export function timeFromInput(input: string): number | null {
  const [date = '', clock = ''] = input.split('T')
  const day = dayFromInput(date)
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock)
  if (day === null || match === null) return null
  return day.from + (Number(match[1]) * 60 + Number(match[2])) * 60_000
}

/** A time as the value of a `datetime-local` input, `2026-11-21T18:00`, without its seconds. */
export function toTimeInput(time: number): string {
  return new Date(time + offsetMs).toISOString().slice(0, 16)
}

/** The day in Ecuador that the value of a date input means, such as `2026-11-21`; null if it is invalid. */
export function dayFromInput(input: string): Period | null {
  const midnight = Date.parse(`${input}T00:00:00Z`)
  // Date.parse reads 30 February as 2 March, so the date must be the same when formatted again.
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(`${input}T`)
  return isDay ? dayOf(midnight - offsetMs) : null
}

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  dayAfter,
  dayFromInput,
  dayOf,
  lastDays,
  monthOf,
  timeFromInput,
  toTimeInput,
  workingDayAfter,
} from './shopCalendar.ts'

const at = (iso: string) => Date.parse(iso)
const period = (from: string, before: string) => ({ from: at(from), before: at(before) })

const anyTime = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') })

describe('dayAfter', () => {
  it('counts days of the calendar in Ecuador', () => {
    // Late on 23 November there, and already the 24th in UTC.
    const monday = at('2026-11-24T04:59:00Z')
    expect(dayAfter(monday, 0)).toEqual(dayOf(monday))
    expect(dayAfter(monday, 3)).toEqual(period('2026-11-26T05:00:00Z', '2026-11-27T05:00:00Z'))
  })
})

describe('workingDayAfter', () => {
  it.each([
    ['2026-11-23', 2, '2026-11-25'],
    ['2026-11-23', 5, '2026-11-30'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-11-29', 6, '2026-12-07'],
  ])('leaves out weekends: from %s, %d days lead to %s', (from, days, until) => {
    const noon = at(`${from}T12:00:00-05:00`)
    expect(workingDayAfter(noon, days)).toEqual(dayFromInput(until))
  })
})

describe('dayOf', () => {
  const twentyFirst = period('2026-11-21T05:00:00Z', '2026-11-22T05:00:00Z')

  it.each(['2026-11-21T05:00:00.000Z', '2026-11-21T23:59:59Z', '2026-11-22T04:59:59.999Z'])(
    'begins and ends at midnight in Ecuador: %s',
    (time) => {
      expect(dayOf(at(time))).toEqual(twentyFirst)
    },
  )

  it('is the previous day until midnight in Ecuador', () => {
    expect(dayOf(at('2026-11-21T04:59:59.999Z')).before).toBe(twentyFirst.from)
  })

  it('contains its time, and every time is in exactly one day', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        const { from, before } = dayOf(time)
        expect(from <= time && time < before).toBe(true)
        expect(dayOf(from)).toEqual(dayOf(before - 1))
        expect(dayOf(before).from).toBe(before)
      }),
    )
  })
})

describe('monthOf', () => {
  it.each([
    ['2026-11-30T23:00:00-05:00', '2026-11-01T05:00:00Z', '2026-12-01T05:00:00Z'],
    ['2026-12-31T23:59:59-05:00', '2026-12-01T05:00:00Z', '2027-01-01T05:00:00Z'],
    ['2028-02-29T12:00:00-05:00', '2028-02-01T05:00:00Z', '2028-03-01T05:00:00Z'],
  ])('is the month in Ecuador: %s', (time, from, before) => {
    expect(monthOf(at(time))).toEqual(period(from, before))
  })
})

describe('lastDays', () => {
  it('ends with today, and every day starts at the end of the previous one', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 1, max: 40 }), (time, count) => {
        const days = lastDays(time, count)
        expect(days).toHaveLength(count)
        expect(days.at(-1)).toEqual(dayOf(time))
        expect(days.slice(1).map(({ from }) => from)).toEqual(
          days.slice(0, -1).map(({ before }) => before),
        )
      }),
    )
  })
})

describe('dayFromInput', () => {
  it('is the day of the shop’s calendar', () => {
    expect(dayFromInput('2026-11-21')).toEqual(dayOf(at('2026-11-21T12:00:00-05:00')))
  })

  it.each(['', '2026-02-30', '2026-13-01', '21/11/2026', '2026-11-21T00', '2026-11', 'today'])(
    'is nothing for "%s"',
    (input) => {
      expect(dayFromInput(input)).toBeNull()
    },
  )
})

describe('the value of a datetime-local input', () => {
  it('is read as a time in Ecuador and written back', () => {
    expect(timeFromInput('2026-11-21T18:05')).toBe(at('2026-11-21T18:05:00-05:00'))
    fc.assert(
      fc.property(anyTime, (time) => {
        const whole = time - (time % 60_000)
        expect(timeFromInput(toTimeInput(time))).toBe(whole)
      }),
    )
  })

  it.each([
    '',
    '2026-11-21',
    '2026-02-30T10:00',
    '2026-11-21T24:00',
    '2026-11-21T10:60',
    '2026-11-21T10:00:00',
  ])('is null for "%s"', (input) => {
    expect(timeFromInput(input)).toBeNull()
  })
})

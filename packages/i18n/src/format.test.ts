import { describe, expect, it } from 'vitest'

import {
  formatDate,
  formatDateTime,
  formatDays,
  formatForInput,
  formatMonth,
  formatSortable,
  formatWeekday,
  formatWeekdays,
} from './format.ts'

describe('formatDate', () => {
  it('spells the month out', () => {
    const noon = Date.UTC(2026, 10, 20, 12)
    expect(formatDate(noon, 'es')).toBe('20 de noviembre de 2026')
    expect(formatDate(noon, 'en')).toBe('November 20, 2026')
  })

  it('tells the day it is in Ecuador, wherever the reader is', () => {
    const justAfterMidnightUtc = Date.UTC(2026, 10, 21, 2)
    expect(formatDate(justAfterMidnightUtc, 'en')).toBe('November 20, 2026')
  })
})

describe('formatDateTime and formatMonth', () => {
  const evening = Date.UTC(2026, 10, 21, 2, 5)

  it('tell the time it is in Ecuador, as each language writes it', () => {
    expect(formatDateTime(evening, 'en')).toMatch(/^Nov 20, 2026, 9:05\sPM$/)
    expect(formatDateTime(evening, 'es')).toMatch(/^20 nov 2026, 9:05\sp\.\sm\.$/)
    expect([formatMonth(evening, 'es'), formatMonth(evening, 'en')]).toEqual([
      'noviembre',
      'November',
    ])
  })
})

it('formatDays tells a stretch of days in Ecuador, and one day once', () => {
  const first = Date.UTC(2026, 10, 1, 5)
  const last = Date.UTC(2026, 10, 23, 5) - 1
  expect(formatDays(first, last, 'es')).toMatch(/^1\s–\s22 de nov de 2026$/)
  expect(formatDays(first, last, 'en')).toMatch(/^Nov 1\s–\s22, 2026$/)
  expect(formatDays(last, last, 'es')).toBe('22 nov 2026')
})

it('formatSortable tells Ecuador’s time so that text sorts as time does', () => {
  expect(formatSortable(Date.UTC(2026, 10, 21, 2, 5))).toBe('2026-11-20 21:05')
})

it('formatForInput writes numbers as they are typed', () => {
  expect([formatForInput(1234.5, 'es', 2), formatForInput(1234.5, 'en', 2)]).toEqual([
    '1234,50',
    '1234.50',
  ])
  expect([formatForInput(32.5, 'es'), formatForInput(750, 'en')]).toEqual(['32,5', '750'])
})

describe('formatWeekday', () => {
  const friday = Date.UTC(2026, 10, 20, 12)

  it('names the weekday, and the year on request', () => {
    expect(formatWeekday(friday, 'es')).toBe('viernes 20 de noviembre')
    expect(formatWeekday(friday, 'es', 'numeric')).toBe('viernes 20 de noviembre de 2026')
    expect(formatWeekday(friday, 'en')).toBe('Friday, November 20')
  })

  it('names one month of two days once in Spanish', () => {
    const [monday, later] = [Date.UTC(2026, 10, 23, 12), Date.UTC(2026, 11, 1, 12)]
    expect(formatWeekdays(friday, monday, 'es')).toEqual({
      from: 'viernes 20',
      to: 'lunes 23 de noviembre',
    })
    expect(formatWeekdays(friday, later, 'es').from).toBe('viernes 20 de noviembre')
    expect(formatWeekdays(friday, monday, 'en').from).toBe('Friday, November 20')
  })
})

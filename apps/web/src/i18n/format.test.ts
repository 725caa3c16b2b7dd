import { describe, expect, it } from 'vitest'

import { formatDate, formatMoney, formatNumber } from './format.ts'

describe('formatMoney', () => {
  it.each([
    [0, '$0,00', '$0.00'],
    [2_700, '$27,00', '$27.00'],
    [3_999, '$39,99', '$39.99'],
    [5, '$0,05', '$0.05'],
    [123_456_789, '$1.234.567,89', '$1,234,567.89'],
  ])('writes %i cents as %s in Spanish and %s in English', (cents, es, en) => {
    expect(formatMoney(cents, 'es')).toBe(es)
    expect(formatMoney(cents, 'en')).toBe(en)
  })

  it.each(['es', 'en'] as const)('gives prices of one magnitude one width in %s', (language) => {
    const widths = [1_000, 2_750, 9_999].map((cents) => formatMoney(cents, language).length)
    expect(new Set(widths).size).toBe(1)
  })
})

describe('formatNumber', () => {
  it.each([
    [32, '32', '32'],
    [37.5, '37,5', '37.5'],
    [1_234, '1.234', '1,234'],
    [12_345, '12.345', '12,345'],
  ])('writes %d as %s in Spanish and %s in English', (value, es, en) => {
    expect(formatNumber(value, 'es')).toBe(es)
    expect(formatNumber(value, 'en')).toBe(en)
  })
})

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

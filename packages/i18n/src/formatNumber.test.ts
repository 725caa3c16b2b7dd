import { currency } from '@storefront/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatMoney, formatNumber } from './formatNumber.ts'

describe('formatMoney', () => {
  it.each([
    [0, '$0,00', '$0.00'],
    [2_700, '$27,00', '$27.00'],
    [3_999, '$39,99', '$39.99'],
    [5, '$0,05', '$0.05'],
    [-500, '-$5,00', '-$5.00'],
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

const thousandths = fc.nat({ max: 1_000_000_000 })

describe.each([
  ['es', 'es-EC'],
  ['en', 'en-US'],
] as const)('as the browser does in %s', (language, locale) => {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const number = new Intl.NumberFormat(locale)

  it('writes every price', () => {
    fc.assert(
      fc.property(thousandths, (cents) => {
        expect(formatMoney(cents, language)).toBe(money.format(cents / 100))
      }),
    )
  })

  it('writes every number', () => {
    fc.assert(
      fc.property(thousandths, (value) => {
        expect(formatNumber(value / 1000, language)).toBe(number.format(value / 1000))
      }),
    )
  })
})

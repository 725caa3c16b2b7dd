import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyPriceCents } from '../testing/arbitraries.ts'
import { ivaContained, ivaPercent, toCents, toDecimal } from './money.ts'

const anyTotal = fc.integer({ min: 0, max: 1_000_000_000_000 })

describe('toCents', () => {
  it.each([
    [27, 2700],
    [27.5, 2750],
    [39.99, 3999],
    [19.999, 2000],
    [0.29, 29],
    [1.1, 110],
    [0, 0],
  ])('reads %d as %d cents', (decimal, cents) => {
    expect(toCents(decimal)).toBe(cents)
  })

  it('never returns negative zero', () => {
    expect(toCents(-0)).toBe(0)
  })

  it('reads back every amount that toDecimal wrote', () => {
    fc.assert(
      fc.property(anyPriceCents, (cents) => {
        expect(toCents(toDecimal(cents))).toBe(cents)
      }),
    )
  })
})

describe('ivaContained', () => {
  it('is 15/115 of the total', () => {
    expect(ivaContained(11_500)).toBe(1500)
    expect(ivaContained(2700)).toBe(352)
    expect(ivaContained(0)).toBe(0)
  })

  it('is the exact share, rounded half up to whole cents', () => {
    fc.assert(
      fc.property(anyTotal, (total) => {
        const per = 100n + BigInt(ivaPercent)
        const exact = (2n * BigInt(total) * BigInt(ivaPercent) + per) / (2n * per)
        expect(BigInt(ivaContained(total))).toBe(exact)
      }),
    )
  })

  it('is never more than the total, and is 15 % of the rest within a cent', () => {
    fc.assert(
      fc.property(anyTotal, (total) => {
        const iva = ivaContained(total)
        expect(iva).toBeGreaterThanOrEqual(0)
        expect(iva).toBeLessThanOrEqual(total)
        expect(Math.abs((total - iva) * ivaPercent - iva * 100)).toBeLessThanOrEqual(100)
      }),
    )
  })
})

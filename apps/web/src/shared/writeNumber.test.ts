import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatMoney, formatNumber } from './i18n/format.ts'
import { writeNumber, writePrice } from './writeNumber.ts'

const thousandths = fc.nat({ max: 1_000_000_000 })

describe.each(['es', 'en'] as const)('as the browser does in %s', (language) => {
  it('writes every price', () => {
    fc.assert(
      fc.property(thousandths, (cents) => {
        expect(writePrice(cents, language)).toBe(formatMoney(cents, language))
      }),
    )
  })

  it('writes every number', () => {
    fc.assert(
      fc.property(thousandths, (value) => {
        expect(writeNumber(value / 1000, language)).toBe(formatNumber(value / 1000, language))
      }),
    )
  })
})

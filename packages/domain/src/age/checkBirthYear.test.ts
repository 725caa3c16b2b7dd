import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkBirthYear, minimumAge } from './checkBirthYear.ts'

const currentYear = 2026

describe('checkBirthYear', () => {
  it.each(['', ' ', '   '])('requires a year: "%s"', (input) => {
    expect(checkBirthYear(input, currentYear)).toEqual({ ok: false, error: 'birth-year-required' })
  })

  it.each(['199', '19900', '199a', '19.0', '-199', '1e30', ' 1990', '1990 ', '1990\n', '１９９０'])(
    'refuses what is not exactly four digits: "%s"',
    (input) => {
      expect(checkBirthYear(input, currentYear)).toEqual({ ok: false, error: 'birth-year-invalid' })
    },
  )

  it('rejects a future year but not the current one', () => {
    expect(checkBirthYear('2027', currentYear)).toEqual({ ok: false, error: 'birth-year-invalid' })
    expect(checkBirthYear('2026', currentYear)).toEqual({ ok: true, value: 'minor' })
  })

  it('accepts visitors from the year in which they turn 18, whatever the month', () => {
    expect(checkBirthYear('2008', currentYear)).toEqual({ ok: true, value: 'adult' })
    expect(checkBirthYear('2009', currentYear)).toEqual({ ok: true, value: 'minor' })
  })

  it('compares only the years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: currentYear }), (birthYear) => {
        const value = currentYear - birthYear >= minimumAge ? 'adult' : 'minor'
        expect(checkBirthYear(String(birthYear), currentYear)).toEqual({ ok: true, value })
      }),
    )
  })
})

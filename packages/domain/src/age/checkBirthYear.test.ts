import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { err, ok } from '../shared/result.ts'
import { checkBirthYear, minimumAge, readBirthYear } from './checkBirthYear.ts'

const currentYear = 2026

const pad = (number: number) => String(number).padStart(2, '0')

describe('checkBirthYear', () => {
  it.each(['', ' ', '   '])('requires a year: "%s"', (input) => {
    expect(checkBirthYear(input, currentYear)).toEqual(err('birth-year-required'))
  })

  it.each(['199', '19900', '199a', '19.0', '-199', '1e30', ' 1990', '1990 ', '1990\n', '１９９０'])(
    'refuses what is not exactly four digits: "%s"',
    (input) => {
      expect(checkBirthYear(input, currentYear)).toEqual(err('birth-year-invalid'))
    },
  )

  it('rejects a future year but not the current one', () => {
    expect(checkBirthYear('2027', currentYear)).toEqual(err('birth-year-invalid'))
    expect(checkBirthYear('2026', currentYear)).toEqual(ok('minor'))
  })

  it.each(['0000', '1503', '1899'])('refuses %s, in which nobody alive was born', (year) => {
    expect(checkBirthYear(year, currentYear)).toEqual(err('birth-year-invalid'))
    expect(checkBirthYear('1900', currentYear)).toEqual(ok('adult'))
  })

  it('accepts visitors from the year in which they turn 18, whatever the month', () => {
    expect(checkBirthYear('2008', currentYear)).toEqual(ok('adult'))
    expect(checkBirthYear('2009', currentYear)).toEqual(ok('minor'))
  })

  it('compares only the years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: currentYear }), (birthYear) => {
        const value = currentYear - birthYear >= minimumAge ? 'adult' : 'minor'
        expect(checkBirthYear(String(birthYear), currentYear)).toEqual(ok(value))
      }),
    )
  })
})

describe('readBirthYear', () => {
  it.each([
    ['1990', '1990'],
    [' 1990 ', '1990'],
    ['1 9 9 0', '1990'],
    ['\u200B1990\u202C', '1990'],
    ['１９９０', '1990'],
    ['١٩٩٠', '1990'],
    ['12/05/1990', '1990'],
    ['5.3.2012', '2012'],
    ['1990-05-12', '1990'],
    ['15 03 2012', '2012'],
    ['15032012', '2012'],
    ['19122012', '2012'],
    ['20032012', '2012'],
    ['12311999', '1999'],
    ['20121203', '2012'],
    ['19850715', '1985'],
    ['1503', '1503'],
  ])('finds the year in “%s”: %s', (typed, year) => {
    expect(readBirthYear(typed)).toBe(year)
  })

  it.each([
    ['', ''],
    ['19', '19'],
    ['15032', '15032'],
    ['150312', '150312'],
    ['90 abc', '90abc'],
    ['1990-1992', '1990-1992'],
    ['1234567890123', '1234567890'],
  ])('leaves “%s”, in which there is none, as it is', (typed, text) => {
    expect(readBirthYear(typed)).toBe(text)
    expect(checkBirthYear(text, currentYear).ok).toBe(false)
  })

  it('never takes the beginning of a minor’s date for a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2009, max: currentYear }),
        fc.constantFrom('', ' ', '/', '-', '.'),
        fc.boolean(),
        (day, month, year, separator, isYearFirst) => {
          const parts = [pad(day), pad(month), String(year)]
          const typed = (isYearFirst ? parts.toReversed() : parts).join(separator)
          expect(readBirthYear(typed)).toBe(String(year))
        },
      ),
    )
  })
})

import { describe, expect, it } from 'vitest'

import {
  checkOptional,
  checkPercent,
  checkRange,
  checkWholeNumber,
  maxWholeNumber,
} from './numberFields.ts'
import { err, ok } from './result.ts'

describe('checkWholeNumber', () => {
  it.each([
    ['750', 750],
    [' 0 ', 0],
    ['-0', 0],
    ['-3', -3],
    ['٢٤', 24],
    ['999999999', maxWholeNumber],
  ])('reads "%s"', (typed, number) => {
    expect(checkWholeNumber(typed)).toEqual(ok(number))
  })

  it.each(['7.5', '7,5', '1e3', '0x1f', '--1', '1 000', 'ten', '1000000000'])(
    'rejects "%s"',
    (typed) => {
      expect(checkWholeNumber(typed)).toEqual(err('whole-number-invalid'))
    },
  )

  it('requires a number, at least the minimum', () => {
    expect(checkWholeNumber(' ', 1)).toEqual(err('required'))
    expect(checkWholeNumber('0', 1)).toEqual(err('whole-number-invalid'))
    expect(checkWholeNumber('1', 1)).toEqual(ok(1))
  })
})

describe('checkRange', () => {
  it.each(['1', ' 24 ', '792'])('reads "%s" between 1 and 792', (typed) => {
    expect(checkRange(typed, 1, 792)).toEqual(ok(Number(typed)))
  })

  it.each([
    ['', 'required'],
    ['1.5', 'whole-number-invalid'],
    ['0', 'out-of-range'],
    ['793', 'out-of-range'],
  ])('rejects "%s"', (typed, error) => {
    expect(checkRange(typed, 1, 792)).toEqual(err(error))
  })
})

describe('checkPercent', () => {
  it.each([
    ['0', 0],
    ['32', 32],
    [' 32.5 ', 32.5],
    ['32,5', 32.5],
    ['100', 100],
    ['32 %', 32],
    ['３２', 32],
  ])('reads "%s"', (typed, percent) => {
    expect(checkPercent(typed)).toEqual(ok(percent))
  })

  it.each(['', '-1', '100.1', '% 32', '32.', '.5', '3.2.5', '1e1'])(
    'does not take "%s" for per cent',
    (typed) => {
      expect(checkPercent(typed)).toEqual(err('percent-invalid'))
    },
  )
})

describe('checkOptional', () => {
  it('returns null for an empty field and checks any other', () => {
    expect(checkOptional(' ', checkPercent)).toEqual(ok(null))
    expect(checkOptional('32', checkPercent)).toEqual(ok(32))
    expect(checkOptional('x', checkPercent)).toEqual(err('percent-invalid'))
  })
})

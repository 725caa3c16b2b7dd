import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { err, ok } from '../shared/result.ts'
import { anyPriceCents } from '../testing/arbitraries.ts'
import { checkAmount, checkPrice } from './checkAmount.ts'
import { maxPriceCents, toDecimal } from './money.ts'

const invalid = err('amount-invalid')

describe('checkAmount', () => {
  it.each([
    ['27', 2700],
    ['27.5', 2750],
    ['27,50', 2750],
    [' 0,29 ', 29],
    ['1.1', 110],
    ['0', 0],
    ['007', 700],
    ['1.000,50', 100_050],
    ['1,000.50', 100_050],
    ['$1.000,50', 100_050],
    ['$ 27', 2700],
    ['12.345,6', 1_234_560],
    ['100,000.99', 10_000_099],
    ['27 USD', 2700],
    ['US$ 27,50', 2750],
    ['27.50 $', 2750],
    ['25,-', 2500],
    ['27.-', 2700],
    ['27,—', 2700],
    ['.50', 50],
    [',5', 50],
    ['$.99', 99],
    ['1 234,56', 123_456],
    ['1\u202F234.56', 123_456],
    ['1 000', 100_000],
    ['999 999,99', 99_999_999],
    ["1'234.50", 123_450],
    ['1’234,50', 123_450],
    ['２７，５０', 2750],
    ['٢٧', 2700],
  ])('reads "%s" as %d cents', (typed, cents) => {
    expect(checkAmount(typed)).toEqual(ok(cents))
  })

  it.each([
    '-1',
    '+1',
    '1.000',
    '1,000',
    '1.000.50',
    '1,000,50',
    '10.00,50',
    '1000.000,50',
    '27.505',
    '5.',
    '.',
    '.505',
    '12 34',
    '1 2345,00',
    '1 000.000',
    '0 500',
    '000 500',
    "0'500",
    '0.500,00',
    '0,500.00',
    '27, 50',
    '1e3',
    '27 USD 3',
    '27 EUR',
  ])('does not take "%s" for an amount', (typed) => {
    expect(checkAmount(typed)).toEqual(invalid)
  })

  it('requires an amount', () => {
    expect(checkAmount(' ')).toEqual(err('required'))
  })

  it('rejects amounts above the highest price', () => {
    const highest = toDecimal(maxPriceCents)
    expect(checkAmount(`${highest}`)).toEqual(ok(maxPriceCents))
    expect(checkAmount(`${highest}.01`)).toEqual(invalid)
    expect(checkAmount('9'.repeat(400))).toEqual(invalid)
  })

  it('reads every amount, with a point or a comma', () => {
    fc.assert(
      fc.property(anyPriceCents, (cents) => {
        const typed = toDecimal(cents).toFixed(2)
        expect(checkAmount(typed)).toEqual(ok(cents))
        expect(checkAmount(typed.replace('.', ','))).toEqual(ok(cents))
      }),
    )
  })
})

describe('checkPrice', () => {
  it('takes any amount above zero', () => {
    expect(checkPrice('0,01')).toEqual(ok(1))
    expect(checkPrice('abc')).toEqual(invalid)
  })

  it.each(['0', '0,00', '$0'])('refuses %s', (typed) => {
    expect(checkPrice(typed)).toEqual(err('price-zero'))
  })
})

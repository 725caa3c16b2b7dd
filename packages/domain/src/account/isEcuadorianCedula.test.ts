import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isEcuadorianCedula } from './isEcuadorianCedula.ts'

/** Valid cedulas, found by trying all ten last digits, of which one passes. */
const validCedula = fc
  .record({
    province: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constant(30)),
    third: fc.integer({ min: 0, max: 6 }),
    rest: fc.integer({ min: 0, max: 999_999 }),
  })
  .map(({ province, third, rest }) => {
    const nine = `${pad(province, 2)}${third}${pad(rest, 6)}`
    return Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).filter(isEcuadorianCedula)
  })

const pad = (value: number, length: number) => String(value).padStart(length, '0')

describe('isEcuadorianCedula', () => {
  it.each(['1710034065', '1713175071', '3050000003', ' 171003406-5 '])('accepts "%s"', (cedula) => {
    expect(isEcuadorianCedula(cedula)).toBe(true)
  })

  it.each([
    ['a wrong check digit', '1713175072'],
    ['province 25', '2510034065'],
    ['province 00', '0010034064'],
    ['a third digit above 6', '1770034062'],
    ['ten equal digits', '2222222222'],
    ['nine digits', '171003406'],
    ['eleven digits', '17100340650'],
    ['letters', '17100A4065'],
    ['an empty text', ''],
  ])('rejects %s', (_, cedula) => {
    expect(isEcuadorianCedula(cedula)).toBe(false)
  })

  it('accepts exactly one check digit for any nine digits', () => {
    fc.assert(
      fc.property(validCedula, (valid) => {
        expect(valid).toHaveLength(1)
      }),
    )
  })

  it('rejects a cedula with one of the first nine digits one too high or too low', () => {
    fc.assert(
      fc.property(
        validCedula,
        fc.integer({ min: 0, max: 8 }),
        fc.constantFrom(-1, 1),
        ([cedula = ''], place, step) => {
          const digit = Number(cedula[place]) + step
          fc.pre(digit >= 0 && digit <= 9)
          const mistyped = cedula.slice(0, place) + String(digit) + cedula.slice(place + 1)
          expect(isEcuadorianCedula(mistyped)).toBe(false)
        },
      ),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { doubtfulIdKind, idKindOf } from './personalId.ts'

const isCedula = (tenDigits: string) => doubtfulIdKind(tenDigits) === null

/** Valid cedulas, found by trying all ten last digits, of which one passes. */
const validCedula = fc
  .record({
    province: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constant(30)),
    third: fc.integer({ min: 0, max: 6 }),
    rest: fc.integer({ min: 0, max: 999_999 }),
  })
  .map(({ province, third, rest }) => {
    const nine = `${pad(province, 2)}${third}${pad(rest, 6)}`
    return Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).filter(isCedula)
  })

const pad = (value: number, length: number) => String(value).padStart(length, '0')

describe('a cedula', () => {
  it.each(['1710034065', '1713175071', '3050000003', ' 171003406-5 '])('is "%s"', (cedula) => {
    expect(doubtfulIdKind(cedula)).toBeNull()
  })

  it.each([
    ['a wrong check digit', '1713175072'],
    ['province 25', '2510034065'],
    ['province 00', '0010034064'],
    ['a third digit above 6', '1770034062'],
    ['ten equal digits', '2222222222'],
  ])('is doubtful with %s', (_, cedula) => {
    expect(doubtfulIdKind(cedula)).toBe('cedula')
  })

  it('has exactly one check digit for any nine digits', () => {
    fc.assert(
      fc.property(validCedula, (valid) => {
        expect(valid).toHaveLength(1)
      }),
    )
  })

  it('is doubtful with one of the first nine digits one too high or too low', () => {
    fc.assert(
      fc.property(
        validCedula,
        fc.integer({ min: 0, max: 8 }),
        fc.constantFrom(-1, 1),
        ([cedula = ''], place, step) => {
          const digit = Number(cedula[place]) + step
          fc.pre(digit >= 0 && digit <= 9)
          const mistyped = cedula.slice(0, place) + String(digit) + cedula.slice(place + 1)
          expect(doubtfulIdKind(mistyped)).toBe('cedula')
        },
      ),
    )
  })
})

describe('the kind of an id', () => {
  it.each([
    ['1710034065', 'cedula'],
    [' 171003406-5 ', 'cedula'],
    ['171 003 4065', 'cedula'],
    ['171.003.406-5', 'cedula'],
    ['171003406–5', 'cedula'],
    ['171003406\u20115', 'cedula'],
    ['\u200B1710034065\u202C', 'cedula'],
    ['１７１００３４０６５', 'cedula'],
    ['١٧١٠٠٣٤٠٦٥', 'cedula'],
    ['C.I. 1710034065', 'cedula'],
    ['Cédula: 171003406-5', 'cedula'],
    ['1710034065001', 'ruc'],
    ['1710034065-001', 'ruc'],
    ['1790016919 001', 'ruc'],
    ['RUC 1790016919001', 'ruc'],
    ['No. 1790016919001', 'ruc'],
    ['№ 1710034065', 'cedula'],
    ['N° 1710034065', 'cedula'],
    ['Nº 1710034065', 'cedula'],
    ['Nro. 1710034065', 'cedula'],
    ['# 1710034065', 'cedula'],
    ['(1710034065),', 'cedula'],
    ['DNI 1710034065', 'cedula'],
    ['ID: 1710034065', 'cedula'],
    ['AB123456', 'passport'],
    ['AB 123-456', 'passport'],
    ['171003406', 'passport'],
  ])('of “%s” is %s', (typed, kind) => {
    expect(idKindOf(typed)).toBe(kind)
  })
})

describe('an id is doubtful', () => {
  it.each([
    ['a cedula', '1710034065'],
    ['a cedula in groups', '171 003 4065'],
    ['the RUC of a person', '1710034065001'],
    ['the RUC of a person’s second shop', '171003406-5002'],
    ['the RUC of a company', '1790016919001'],
    ['the RUC of a public body', '1760013210001'],
    ['a passport', 'AB123456'],
    ['a passport in small letters', 'a1234567'],
    ['an id of another country', 'X-1234567-L'],
    ['a passport in Cyrillic', 'АБ1234567'],
  ])('not if it is %s: %s', (_, typed) => {
    expect(doubtfulIdKind(typed)).toBeNull()
  })

  it.each([
    ['a mistyped cedula', '1710034066', 'cedula'],
    ['a mistyped RUC of a person', '1710034066001', 'ruc'],
    ['the RUC of no shop', '1710034065000', 'ruc'],
    ['a mistyped RUC of a company', '1790016918001', 'ruc'],
    ['the RUC of no company’s shop', '1790016919000', 'ruc'],
    ['a mistyped RUC of a public body', '1760013220001', 'ruc'],
    ['the RUC of no public body’s office', '1760013210000', 'ruc'],
    ['the RUC of a province that does not exist', '9990016919001', 'ruc'],
    ['a RUC of no kind', '1780016919001', 'ruc'],
    ['a cedula that lacks a digit', '171003406', 'passport'],
    ['a cedula with a digit too many', '17100340650', 'passport'],
    ['nothing', '', 'passport'],
    ['a word', 'abcdef', 'passport'],
    ['too short', 'A1', 'passport'],
  ])('if it is %s: %s', (_, typed, kind) => {
    expect(doubtfulIdKind(typed)).toBe(kind)
  })
})

it.each([
  ['RUC No. 1790012344001', 'ruc'],
  ['RUC Nº 1790012344001', 'ruc'],
  ['1790012344001 RUC', 'ruc'],
  ['cédula de ciudadanía 171003406-5', 'cedula'],
  ['C.I. No 1710034065', 'cedula'],
  ['CC. 1710034065', 'cedula'],
  ['CC1234567', 'passport'],
])('the kind of an id with words beside it: %s is a %s', (typed, kind) => {
  expect(idKindOf(typed)).toBe(kind)
})

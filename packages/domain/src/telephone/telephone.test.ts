import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { e164Of } from '../shared/Telephone.ts'
import { anyTelephone } from '../testing/arbitraries.ts'
import { readTelephone } from './readTelephone.ts'
import { telephoneDigits } from './telephoneDigits.ts'

const mobile = '+593991234567'
const landline = '+59322345678'

describe('readTelephone', () => {
  it.each([
    '0991234567',
    '099 123 4567',
    '99 123 4567',
    '9-9123-4567',
    '(09) 9123 4567',
    '099.123.4567',
    '+593 99 123 4567',
    '+593 (0)99 123 4567',
    '+593-099-123-4567',
    '(593) 99 123 4567',
    '593 99 123 4567',
    '593 099 123 4567',
    '00593 99 123 4567',
    '005930991234567',
    '+00593 99 123 4567',
    '++593 99 123 4567',
    '+0991234567',
    '\u202A+593 99\u00A0123\u00A04567\u202C',
    '０９９１２３４５６７',
    '٠٩٩١٢٣٤٥٦٧',
    '۰۹۹۱۲۳۴۵۶۷',
    '०९९१२३४५६७',
    'Cel. 0991234567',
    'tel:+593991234567',
    'https://wa.me/593991234567',
    '0991234567 (mamá)',
    '0991234567.',
    '0991234567 / 022345678',
    '0991234567/022345678',
    '0991234567; 022345678',
    '0991234567, 022345678',
    '0991234567 o 022345678',
    '0991234567 y 0987654321',
    '0991234567 - 022345678',
    '0991234567-022345678',
    '0991234567 022345678',
    '099 1234567 099 7654321',
    '+593 99 123 4567  (02) 234 5678 098 765 4321',
    '099 123 4567-02 234 5678',
    '0991234567 ext. 12',
    '0991234567\u22120987654321',
  ])('reads the mobile number in “%s”', (typed) => {
    expect(readTelephone(typed)).toEqual({ e164: mobile, isMobile: true })
  })

  it.each([
    '022345678',
    '(02) 234-5678',
    '22345678',
    '+593 2 234 5678',
    '022345678 ext. 12',
    '022345678 x12',
    '022345678-12',
    '022345678-101',
    '+593 2 234 5678 - 101',
    '022345678 #12',
    '02 234 5678 interno 12',
    '022345678 / 0991234567',
    '02 234 5678 099 123 4567',
  ])('reads the landline in “%s”', (typed) => {
    expect(readTelephone(typed)).toEqual({ e164: landline, isMobile: false })
  })

  it.each([
    ['0034 612 34 56 78', '+34612345678', true],
    ['+34 612 345 678', '+34612345678', true],
    ['+34 912 345 678', '+34912345678', false],
    ['+57 300 123 4567', '+573001234567', true],
    // In North America a number does not tell.
    ['+1 (305) 555-0123', '+13055550123', true],
    ['1800 123 456', '+5931800123456', false],
  ])('reads “%s” as %s', (typed, e164, isMobile) => {
    expect(readTelephone(typed)).toEqual({ e164, isMobile })
  })

  it.each([
    '',
    'abc',
    '12',
    '911',
    '2345678',
    '099 123 456',
    '09912345678',
    '099 22345678',
    '(099) 22345678',
    '099/22345678',
    '(02) 23456789',
    '(02) 2340-5678',
    '+593 (2) 2345-6789',
    '(305) 2555-0123',
    '+1 (305) 555-01239',
    '+1 (3105) 555-0123',
    '+1 (310) 5555-1123',
    '099 123 4567 01',
    '099 123 4567-01234',
    '099-123-4567-8',
    '099-1234567-8',
    '+593-99-123-4567-8',
    '099-123-4567-89',
    '099-123-4567-8901',
    '099-123-4567 8',
    '0991234567 -8',
    '099 123 4567 - 89',
    '022345678 - 9',
    '02-2345678-9',
    '2-234-5678-9',
    '1710034065/22345678',
    '0991234567890',
    '34612345678',
    '+34 612',
    '+999 123456789',
    '1710034065',
    'rosa@example.com',
  ])('reads nothing in “%s”', (typed) => {
    expect(readTelephone(typed)).toBeNull()
    expect(e164Of(typed, readTelephone)).toBe('')
  })

  it('reads nothing in a text that is longer than any telephone', () => {
    expect(readTelephone(`0991234567${' -'.repeat(500_000)}`)).toBeNull()
  })

  it('reads every number of Ecuador the same in every format, and its own result again', () => {
    fc.assert(
      fc.property(anyTelephone, ({ national, typed }) => {
        const read = readTelephone(typed)
        expect(read).toEqual(readTelephone(national))
        expect(readTelephone(read?.e164 ?? '')).toEqual(read)
      }),
    )
  })
})

describe('the digits to search a number by', () => {
  it.each([
    ['+1 (555) 010-0199', '15550100199'],
    ['0015550100199', '15550100199'],
    ['+91 98765 43210', '919876543210'],
    ['0034 612', '34612'],
    ['no', ''],
  ])('have the code of another country: %s', (typed, digits) => {
    expect(telephoneDigits(typed)).toBe(digits)
  })

  it.each([
    ['99', '099'],
    ['99 123', '099123'],
    ['593 099 12', '09912'],
    ['+593 (0)99 123', '099123'],
    ['٠٩٩ ١٢', '09912'],
    ['02 234', '02234'],
    ['2 234 5678', '022345678'],
    ['2 234 567', '2234567'],
    ['0991234567 / 022345678', '0991234567'],
    ['022345678 ext. 12', '022345678'],
    ['022345678-101', '022345678'],
    ['099 1234567 099 7654321', '0991234567'],
    ['+593 2 234 5678 099 123 4567', '022345678'],
    ['+593 1800 123 456', '1800123456'],
    ['1800 123 456', '1800123456'],
    // A RUC.
    ['0991234567001', '0991234567001'],
  ])('begin with 0 in Ecuador: %s', (typed, digits) => {
    expect(telephoneDigits(typed)).toBe(digits)
  })

  it('are the same in every format', () => {
    fc.assert(
      fc.property(anyTelephone, ({ national, typed }) => {
        expect(telephoneDigits(typed)).toBe(national)
      }),
    )
  })
})

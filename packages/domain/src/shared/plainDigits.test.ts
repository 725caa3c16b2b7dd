import { expect, it } from 'vitest'

import { plainDigits } from './plainDigits.ts'

it.each([
  ['wide', '０１２３４５６７８９'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['plain', '0123456789'],
])('turns %s digits into plain ones', (_, digits) => {
  expect(plainDigits(`+${digits} x`)).toBe('+0123456789 x')
})

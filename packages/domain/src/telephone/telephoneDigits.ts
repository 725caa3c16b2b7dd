import { plainDigits } from '../shared/plainDigits.ts'

/**
 * The digits by which a telephone number is searched, in whatever format it or its beginning is typed: a number of
 * Ecuador begins with 0, as `0991234567`, any other with the code of its country.
 */
export const telephoneDigits = (text: string): string =>
  // No number of Ecuador is longer: the rest is another number, or an extension, unless all of it is a RUC.
  allDigits(text).replace(/^(?!\d{10}001$)(09\d{8}|0[2-7]\d{7})\d+$/, '$1')

function allDigits(text: string): string {
  // What follows may be another number, an extension or a word.
  const [first = ''] = plainDigits(text).split(/(?<=\d)\s*[/;,\p{L}]/u)
  const digits = first.replaceAll(/\D/g, '')
  // 00 and + both stand before the code of a country.
  const international = digits.replace(/^00/, '')
  if (international.startsWith('593')) {
    const national = international.slice(3).replace(/^0+/, '')
    // 1700 and 1800 are dialled without a 0.
    return national.startsWith('1') ? national : `0${national}`
  }
  const isForeign = /^\s*\+/.test(first) || international !== digits
  // Without its 0, a mobile number has up to nine digits and begins with 9; a whole landline has eight.
  return !isForeign && /^(?:9\d{0,8}|[2-7]\d{7})$/.test(digits) ? `0${digits}` : international
}

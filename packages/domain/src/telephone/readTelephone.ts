import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max'

import { cleanText } from '../shared/cleanText.ts'
import { plainDigits } from '../shared/plainDigits.ts'
import type { ReadTelephone } from '../shared/Telephone.ts'

/**
 * Whether the number that starts there is the end of a longer, mistyped one: digits come before it, and it does not begin
 * with `+` or `0`, as a second number does.
 */
function isEndOfLonger(text: string, startsAt: number): boolean {
  const before = text.slice(0, startsAt)
  return (
    /\d[\s.-]*$/.test(before) || (/\d/.test(before) && !/^[(\s]*[+0]/.test(text.slice(startsAt)))
  )
}

/** Reads a telephone number by the tables of libphonenumber, which Google keeps for all countries. */
export const readTelephone: ReadTelephone = (typed) => {
  const text = plainDigits(cleanText(typed))
    .replaceAll('\u2212', '-')
    .replace(/^\++\s*(?=0)|^\+(?=\+)+/, '')
  const [beforeDash = ''] = text.split(/\p{Pd}/u)
  const numbers = [
    parsePhoneNumberFromString(text, 'EC'),
    ...findPhoneNumbersInText(text, 'EC')
      .filter(({ startsAt }) => !isEndOfLonger(text, startsAt))
      .map(({ number }) => number),
    // Two numbers in one word: `0991234567-022345678`.
    parsePhoneNumberFromString(beforeDash, 'EC'),
  ]
  const found = numbers.find((number) => number?.isValid())
  if (found === undefined) return null
  const type = found.getType()
  return { e164: found.number, isMobile: type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' }
}

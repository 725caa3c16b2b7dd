import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'

import { profileFields } from '../account/profile.ts'
import { cleanText } from '../shared/cleanText.ts'
import { plainDigits } from '../shared/plainDigits.ts'
import type { ReadTelephone } from '../shared/Telephone.ts'
import { maxTypedLength } from '../shared/textFields.ts'

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

/** Whether the number that ends there is the beginning of a longer, mistyped one: the text ends with a few more figures. */
const isStartOfLonger = (text: string, endsAt: number): boolean =>
  /^[\s\p{Pd}.]*\d{1,4}$/u.test(text.slice(endsAt))

/**
 * The number before another one, as in `099 1234567 099 7654321`, or a landline of Ecuador before an extension of two
 * figures or more, as in `022345678-12`. The rest of a mistyped number is neither.
 */
function numberBefore(text: string): PhoneNumber | undefined {
  const gaps = [...text.matchAll(/\p{Pd}|\s(?=\(?[+0])/gu)]
  return gaps
    .map(({ index }) => ({
      number: parsePhoneNumberFromString(text.slice(0, index), 'EC'),
      rest: text.slice(index + 1),
    }))
    .find(
      ({ number, rest }) =>
        number?.isValid() === true &&
        (readTelephone(rest) !== null ||
          (number.country === 'EC' &&
            number.getType() === 'FIXED_LINE' &&
            /^\s*[1-9]\d{1,3}$/.test(rest))),
    )?.number
}

/** Reads a telephone number by the tables of libphonenumber, which Google keeps for all countries. */
export const readTelephone: ReadTelephone = (typed) => {
  if (typed.length > maxTypedLength(profileFields.telefono.maxLength)) return null
  const text = plainDigits(cleanText(typed))
    .replaceAll('\u2212', '-')
    .replace(/^\++\s*(?=0)|^\+(?=\+)+/, '')
  const numbers = [
    parsePhoneNumberFromString(text, 'EC'),
    ...findPhoneNumbersInText(text, 'EC')
      .filter(
        ({ startsAt, endsAt }) => !isEndOfLonger(text, startsAt) && !isStartOfLonger(text, endsAt),
      )
      .map(({ number }) => number),
    numberBefore(text),
  ]
  const found = numbers.find((number) => number?.isValid())
  if (found === undefined) return null
  const type = found.getType()
  return { e164: found.number, isMobile: type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' }
}

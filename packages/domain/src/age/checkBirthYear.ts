import { cleanText } from '../shared/cleanText.ts'
import { plainDigits } from '../shared/plainDigits.ts'
import { err, ok, type Result } from '../shared/result.ts'

/** The minimum age in full years (spec section 9). */
export const minimumAge = 18

/** The first year that may be a visitor's year of birth. */
const firstYear = 1900

/** Why a birth year is not valid. A closed union: each code has a message in every language. */
export type BirthYearError = 'birth-year-required' | 'birth-year-invalid'

/** `adult` may enter the site, `minor` may not. */
export type AgeVerdict = 'adult' | 'minor'

/**
 * The year of birth in typed, pasted or autofilled text: the year itself, in the digits of any script, or that of a
 * date such as `12/05/1990`, `1990-05-12` or `12051990`. Text without one is returned without its spaces, and cut to the
 * length of a date.
 */
export function readBirthYear(typed: string): string {
  const text = plainDigits(cleanText(typed)).replaceAll(/\s/g, '')
  const numbers = text.match(/\d+/g) ?? []
  const [year, ...others] = numbers.filter((number) => number.length === 4)
  if (year !== undefined && others.length === 0) return year
  const [date] = numbers
  if (numbers.length === 1 && date?.length === 8) return yearOfDate(date)
  return text.slice(0, '31/12/1999'.length)
}

/** The year of a date in eight digits. It stands last, except where only the first four digits can be one. */
function yearOfDate(digits: string): string {
  const [first, last] = [digits.slice(0, 4), digits.slice(4)]
  return Number(last) < firstYear && Number(first) >= firstYear ? first : last
}

/**
 * Checks the birth year at the age gate (spec section 5.1), as `readBirthYear` returns it. The gate asks for no month: who
 * turns 18 in the current year is `adult`. Errors: `birth-year-required`, and `birth-year-invalid` for anything but four
 * digits, for a year before 1900 and for a future one.
 */
export function checkBirthYear(
  input: string,
  currentYear: number,
): Result<AgeVerdict, BirthYearError> {
  if (cleanText(input) === '') return err('birth-year-required')
  if (!/^[0-9]{4}$/.test(input)) return err('birth-year-invalid')
  const birthYear = Number(input)
  if (birthYear < firstYear || birthYear > currentYear) return err('birth-year-invalid')
  return ok(currentYear - birthYear >= minimumAge ? 'adult' : 'minor')
}

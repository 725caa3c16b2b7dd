import { err, ok, type Result } from '../shared/result.ts'

/** The minimum age in full years (spec section 9). */
export const minimumAge = 18

/** Why a birth year is not valid. A closed union: each code has a message in every language. */
export type BirthYearError = 'birth-year-required' | 'birth-year-invalid'

/** `adult` may enter the site, `minor` may not. */
export type AgeVerdict = 'adult' | 'minor'

/**
 * Checks the birth year typed at the age gate (spec section 5). The age is the difference of the
 * years, because the gate does not ask for month and day. Errors: `birth-year-required` for an empty
 * input, `birth-year-invalid` for anything but four digits and for a future year.
 *
 * @param input the text as typed
 * @param currentYear the visitor's current calendar year
 */
export function checkBirthYear(
  input: string,
  currentYear: number,
): Result<AgeVerdict, BirthYearError> {
  if (input.trim() === '') return err('birth-year-required')
  if (!/^[0-9]{4}$/.test(input)) return err('birth-year-invalid')
  const birthYear = Number(input)
  if (birthYear > currentYear) return err('birth-year-invalid')
  return ok(currentYear - birthYear >= minimumAge ? 'adult' : 'minor')
}

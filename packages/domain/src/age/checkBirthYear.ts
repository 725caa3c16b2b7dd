import { err, ok, type Result } from '../shared/result.ts'

/** Full years a visitor must have (spec section 9). */
export const minimumAge = 18

/** Why a birth year was not judged. Closed: each has a sentence in every language. */
export type BirthYearError = 'birth-year-required' | 'birth-year-invalid'

/** `adult` passes the gate, `minor` is sent away. */
export type AgeVerdict = 'adult' | 'minor'

/**
 * Judges the birth year typed at the age gate (spec section 5). Age is the difference of years:
 * month and day are not asked. Nothing typed is `birth-year-required`; anything but four digits, or
 * a year to come, is `birth-year-invalid`.
 *
 * @param input as typed; four digits are expected
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

import { err, ok, type Result } from '../shared/result.ts'

/** Full years a visitor must have (spec section 9). */
export const minimumAge = 18

export type BirthYearError = 'birth-year-required' | 'birth-year-invalid'

export type AgeVerdict = 'adult' | 'minor'

/**
 * Judges the birth year typed at the age gate (spec section 5). Age is the difference of years:
 * month and day are not asked.
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

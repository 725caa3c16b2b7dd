import { checkRequired, type FieldErrorCode } from './fieldErrors.ts'
import { err, ok, type Result } from './result.ts'

/** What a field holds, or null when nothing was typed. */
export function checkOptional<T>(
  typed: string,
  check: (typed: string) => Result<T, FieldErrorCode>,
): Result<T | null, FieldErrorCode> {
  return typed.trim() === '' ? ok(null) : check(typed)
}

/**
 * Reads a whole number of nine digits at most. Errors: `required`, or `whole-number-invalid` for
 * anything else, or less than `least`.
 */
export function checkWholeNumber(typed: string, least = -Infinity): Result<number, FieldErrorCode> {
  const missing = checkRequired(typed)
  if (missing !== undefined) return err(missing)
  const number = Number(typed)
  const isWhole = /^-?\d{1,9}$/.test(typed.trim())
  // Adding 0 turns -0 into 0.
  return isWhole && number >= least ? ok(number + 0) : err('whole-number-invalid')
}

/** Reads per cent, `32`, `32.5` or `32,5`. Error: `percent-invalid`, also below 0 and above 100. */
export function checkPercent(typed: string): Result<number, FieldErrorCode> {
  const number = Number(typed.replace(',', '.'))
  const isPercent = /^\d+([.,]\d+)?$/.test(typed.trim()) && number <= 100
  return isPercent ? ok(number) : err('percent-invalid')
}

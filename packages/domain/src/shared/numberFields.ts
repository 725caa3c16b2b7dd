import type { CheckedField } from './fieldErrors.ts'
import { err, ok } from './result.ts'
import { checkText } from './textFields.ts'

/** What a field holds, or null when nothing was typed. */
export function checkOptional<T>(
  typed: string,
  check: (typed: string) => CheckedField<T>,
): CheckedField<T | null> {
  return typed.trim() === '' ? ok(null) : check(typed)
}

/** The largest whole number that somebody may type; the database's rules refuse more. */
export const maxWholeNumber = 999_999_999

/**
 * Reads a whole number, up to `maxWholeNumber` on either side of 0. Errors: `required`, or
 * `whole-number-invalid` for anything else, or less than `least`.
 */
export function checkWholeNumber(typed: string, least = -Infinity): CheckedField<number> {
  const text = checkText(typed)
  if (!text.ok) return text
  const number = Number(text.value)
  const isWhole = /^-?\d{1,9}$/.test(text.value)
  // Adding 0 turns -0 into 0.
  return isWhole && number >= least ? ok(number + 0) : err('whole-number-invalid')
}

/**
 * Reads a whole number within bounds. Errors: `required`, `whole-number-invalid`, or `out-of-range`
 * below `least` and above `most`.
 */
export function checkWithin(typed: string, least: number, most: number): CheckedField<number> {
  const number = checkWholeNumber(typed)
  if (!number.ok) return number
  return number.value >= least && number.value <= most ? number : err('out-of-range')
}

/** Reads per cent, `32`, `32.5` or `32,5`. Error: `percent-invalid`, also below 0 and above 100. */
export function checkPercent(typed: string): CheckedField<number> {
  const number = Number(typed.replace(',', '.'))
  const isPercent = /^\d+([.,]\d+)?$/.test(typed.trim()) && number <= 100
  return isPercent ? ok(number) : err('percent-invalid')
}

import { cleanText } from './cleanText.ts'
import type { CheckedField } from './fieldErrors.ts'
import { plainDigits } from './plainDigits.ts'
import { err, ok } from './result.ts'
import { checkText } from './textFields.ts'

/** Checks a field that may be empty; an empty one is null. */
export function checkOptional<T>(
  typed: string,
  check: (typed: string) => CheckedField<T>,
): CheckedField<T | null> {
  return cleanText(typed) === '' ? ok(null) : check(typed)
}

/** The largest whole number that a field accepts. */
export const maxWholeNumber = 999_999_999

/**
 * Reads a whole number between `-maxWholeNumber` and `maxWholeNumber`. Errors: `required`, or
 * `whole-number-invalid` for any other text and for numbers below `min`.
 */
export function checkWholeNumber(typed: string, min = -Infinity): CheckedField<number> {
  const text = checkText(typed)
  if (!text.ok) return text
  const digits = plainDigits(text.value)
  const number = Number(digits)
  const isWhole = /^-?\d{1,9}$/.test(digits)
  // Adding 0 turns -0 into 0.
  return isWhole && number >= min ? ok(number + 0) : err('whole-number-invalid')
}

/**
 * Reads a whole number from `min` to `max`, both included. Errors: `required`,
 * `whole-number-invalid`, or `out-of-range`.
 */
export function checkRange(typed: string, min: number, max: number): CheckedField<number> {
  const number = checkWholeNumber(typed)
  if (!number.ok) return number
  return number.value >= min && number.value <= max ? number : err('out-of-range')
}

/** Reads a percentage from 0 to 100, such as `32`, `32.5` or `32,5 %`. Error: `percent-invalid`, also if empty. */
export function checkPercent(typed: string): CheckedField<number> {
  const text = plainDigits(cleanText(typed)).replace(/[%°]$/, '').trimEnd()
  const number = Number(text.replace(',', '.'))
  const isPercent = /^\d+([.,]\d+)?$/.test(text) && number <= 100
  return isPercent ? ok(number) : err('percent-invalid')
}

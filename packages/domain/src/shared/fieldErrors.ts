import { err, ok, type Result } from './result.ts'

/** What can be wrong with a field of a form. Closed: each has a sentence in every language. */
export const fieldErrorCodes = [
  'required',
  'email-invalid',
  'registerPasswordsDontMatch',
  'password-too-short',
  'too-long',
  'amount-invalid',
  'whole-number-invalid',
  'percent-invalid',
  'out-of-range',
  'time-invalid',
  'ends-before-start',
  'ruc-invalid',
] as const

export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** The first thing wrong with each field that has something wrong. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldErrorCode>>>

/** What a typed field stands for, or what is wrong with it. */
export type CheckedField<T> = Result<T, FieldErrorCode>

/** The values of fields that are all right; else the first thing wrong with each that is not. */
export function checkFields<Values extends Record<string, unknown>>(fields: {
  readonly [Field in keyof Values]: CheckedField<Values[Field]>
}): Result<Values, FieldErrors<keyof Values & string>> {
  const checked: [string, CheckedField<unknown>][] = Object.entries(fields)
  const errors = checked.flatMap(([name, field]) => (field.ok ? [] : [[name, field.error]]))
  const values = checked.flatMap(([name, field]) => (field.ok ? [[name, field.value]] : []))
  // Object.fromEntries forgets the names and values that Object.entries already widened.
  return errors.length > 0
    ? err(Object.fromEntries(errors) as FieldErrors<keyof Values & string>)
    : ok(Object.fromEntries(values) as Values)
}

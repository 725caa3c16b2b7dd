import { err, ok, type Result } from './result.ts'

/** Why a field of a form is invalid. A closed union: each code has a message in every language. */
export type FieldErrorCode =
  | 'required'
  | 'email-invalid'
  | 'email-accented'
  /** The specification's name for it (section 5). */
  | 'registerPasswordsDontMatch'
  | 'password-too-short'
  | 'too-long'
  | 'amount-invalid'
  | 'price-zero'
  | 'whole-number-invalid'
  | 'percent-invalid'
  | 'out-of-range'
  | 'time-invalid'
  | 'ends-before-start'
  | 'ruc-invalid'
  | 'account-number-invalid'
  | 'holder-id-invalid'
  | 'payment-missing'
  | 'name-incomplete'
  | 'street-incomplete'
  | 'city-incomplete'
  | 'telephone-invalid'
  | 'order-number-invalid'

/** The first error of each invalid field. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldErrorCode>>>

/** The value of a typed field, or its error. */
export type CheckedField<T> = Result<T, FieldErrorCode>

/** Returns the values if all fields are valid, else the error of each invalid field. */
export function checkFields<Values extends Record<string, unknown>>(fields: {
  readonly [Field in keyof Values]: CheckedField<Values[Field]>
}): Result<Values, FieldErrors<keyof Values & string>> {
  const checked: [string, CheckedField<unknown>][] = Object.entries(fields)
  const errors = checked.flatMap(([name, field]) => (field.ok ? [] : [[name, field.error]]))
  const values = checked.flatMap(([name, field]) => (field.ok ? [[name, field.value]] : []))
  // Object.entries and Object.fromEntries lose the types of names and values.
  return errors.length > 0
    ? err(Object.fromEntries(errors) as FieldErrors<keyof Values & string>)
    : ok(Object.fromEntries(values) as Values)
}

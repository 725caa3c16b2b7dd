import { err, ok, type Result } from './result.ts'

/** What can be wrong with a field of a form. Closed: each has a sentence in every language. */
export const fieldErrorCodes = [
  'required',
  'email-invalid',
  'passwords-dont-match',
  'password-too-short',
  'too-long',
  'amount-invalid',
  'whole-number-invalid',
  'percent-invalid',
] as const

export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** The first thing wrong with each field that has something wrong. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldErrorCode>>>

/** The e-mail addresses that an input of type `email` accepts (HTML standard). */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Characters (UTF-16) that a person's fields hold at most; the database's rules refuse more. */
export const maxLength = {
  nombre: 120,
  cedula: 30,
  email: 254,
  telefono: 30,
  direccion: 300,
} as const

/** The authentication service's own minimum, in characters (spec section 5). */
export const minPasswordLength = 6

/** `required` when nothing but spaces was typed. */
export const checkRequired = (value: string): FieldErrorCode | undefined =>
  value.trim() === '' ? 'required' : undefined

/** `required`, or `email-invalid` for what an e-mail input would refuse (spec section 5). */
export const checkEmail = (value: string): FieldErrorCode | undefined =>
  checkRequired(value) ?? (emailPattern.test(value.trim()) ? undefined : 'email-invalid')

/** `too-long` beyond `limit` characters, surrounding spaces aside. */
export const checkLength = (value: string, limit: number): FieldErrorCode | undefined =>
  value.trim().length > limit ? 'too-long' : undefined

/** `required` or `too-long`: a text that must be there. */
export const checkText = (value: string, limit: number): FieldErrorCode | undefined =>
  checkRequired(value) ?? checkLength(value, limit)

/** `required` or `password-too-short`; passwords count as typed: a space is a character. */
export const checkNewPassword = (value: string): FieldErrorCode | undefined => {
  if (value === '') return 'required'
  return value.length < minPasswordLength ? 'password-too-short' : undefined
}

/** Leaves out the fields that are right; null when all are. */
export function collectErrors<Field extends string>(
  checks: Record<Field, FieldErrorCode | undefined>,
): FieldErrors<Field> | null {
  const found = Object.entries(checks).filter(([, code]) => code !== undefined)
  // Object.fromEntries forgets the key type that Object.entries already widened.
  return found.length === 0 ? null : (Object.fromEntries(found) as FieldErrors<Field>)
}

/** A typed text without surrounding spaces, unless something is wrong with it. */
export const textField = (
  typed: string,
  wrong: FieldErrorCode | undefined,
): Result<string, FieldErrorCode> => (wrong === undefined ? ok(typed.trim()) : err(wrong))

/** The values of fields that are all right; else the first thing wrong with each that is not. */
export function checkFields<Values extends Record<string, unknown>>(fields: {
  readonly [Field in keyof Values]: Result<Values[Field], FieldErrorCode>
}): Result<Values, FieldErrors<keyof Values & string>> {
  const checked: [string, Result<unknown, FieldErrorCode>][] = Object.entries(fields)
  const errors = checked.flatMap(([field, result]) => (result.ok ? [] : [[field, result.error]]))
  const values = checked.flatMap(([field, result]) => (result.ok ? [[field, result.value]] : []))
  // Object.fromEntries forgets the keys and values that Object.entries already widened.
  return errors.length > 0
    ? err(Object.fromEntries(errors) as FieldErrors<keyof Values & string>)
    : ok(Object.fromEntries(values) as Values)
}

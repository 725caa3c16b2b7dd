import type { CheckedField } from './fieldErrors.ts'
import { err, ok } from './result.ts'

/** The e-mail addresses that an input of type `email` accepts (HTML standard). */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Maximum length of an e-mail address in UTF-16 characters. */
export const maxEmailLength = 254

/** The authentication service's minimum, in characters (spec section 5). */
export const minPasswordLength = 6

// Texts are trimmed, passwords are not: a space is a character of a password.

/** A text that may be empty. Error: `too-long` beyond `limit` characters. */
export function checkLength(typed: string, limit: number): CheckedField<string> {
  const text = typed.trim()
  return text.length > limit ? err('too-long') : ok(text)
}

/** A required text. Errors: `required`, `too-long` beyond `limit` characters. */
export function checkText(typed: string, limit = Infinity): CheckedField<string> {
  return typed.trim() === '' ? err('required') : checkLength(typed, limit)
}

/**
 * A required e-mail address. Errors: `required`, `too-long` beyond `maxEmailLength`, `email-invalid` if an e-mail
 * input would refuse it (spec section 5).
 */
export function checkEmail(typed: string): CheckedField<string> {
  const email = checkText(typed, maxEmailLength)
  return !email.ok || emailPattern.test(email.value) ? email : err('email-invalid')
}

/** A password to sign in with; only the service checks its length. Error: `required`. */
export function checkPassword(typed: string): CheckedField<string> {
  return typed === '' ? err('required') : ok(typed)
}

/** A password to set. Errors: `required`, `password-too-short`. */
export function checkNewPassword(typed: string): CheckedField<string> {
  const password = checkPassword(typed)
  return !password.ok || typed.length >= minPasswordLength ? password : err('password-too-short')
}

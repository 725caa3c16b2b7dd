import type { CheckedField } from './fieldErrors.ts'
import { err, ok } from './result.ts'

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

// Texts are read without surrounding spaces; passwords as typed, where a space is a character.

/** Error: `too-long` beyond `limit` characters. */
export function checkLength(typed: string, limit: number): CheckedField<string> {
  const text = typed.trim()
  return text.length > limit ? err('too-long') : ok(text)
}

/** A text that must be there. Errors: `required`, `too-long` beyond `limit` characters. */
export function checkText(typed: string, limit = Infinity): CheckedField<string> {
  return typed.trim() === '' ? err('required') : checkLength(typed, limit)
}

/** Errors: `required`, or `email-invalid` for what an e-mail input would refuse (spec section 5). */
export function checkEmail(typed: string): CheckedField<string> {
  const email = checkText(typed)
  return !email.ok || emailPattern.test(email.value) ? email : err('email-invalid')
}

/** A password to sign in with, judged by the service alone. Error: `required`. */
export function checkPassword(typed: string): CheckedField<string> {
  return typed === '' ? err('required') : ok(typed)
}

/** Errors: `required`, `password-too-short`. */
export function checkNewPassword(typed: string): CheckedField<string> {
  const password = checkPassword(typed)
  return !password.ok || typed.length >= minPasswordLength ? password : err('password-too-short')
}

import { cleanText, withoutTrailing } from './cleanText.ts'
import type { CheckedField, FieldErrorCode } from './fieldErrors.ts'
import { err, ok } from './result.ts'

/** The e-mail addresses that an input of type `email` accepts (HTML standard). */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Maximum length of an e-mail address in UTF-16 characters. */
export const maxEmailLength = 254

/** The authentication service's minimum, in characters (spec section 5). */
export const minPasswordLength = 6

/**
 * How long a typed text may be before any pattern runs on it, in UTF-16 characters: longer than its cleaned text, since
 * what is pasted has invisible characters.
 */
export const maxTypedLength = (max: number): number => 4 * max + 200

// Texts are cleaned, passwords are not: a space is a character of a password.

/** A text that may be empty. Error: `too-long` beyond `limit` characters. */
export function checkLength(typed: string, limit: number): CheckedField<string> {
  if (typed.length > maxTypedLength(limit)) return err('too-long')
  const text = cleanText(typed)
  return text.length > limit ? err('too-long') : ok(text)
}

/** A required text. Errors: `required`, `too-long` beyond `limit` characters. */
export function checkText(typed: string, limit = Infinity): CheckedField<string> {
  return cleanText(typed) === '' ? err('required') : checkLength(typed, limit)
}

/** A street of a village where houses have no numbers: `S/N`. */
const withoutNumber = /^s\s*(?:[/.]\s*)?n\.?$/i

/** The fewest letters and digits of texts that have to say something: no real name, street or town has less. */
const least = {
  'name-incomplete': (text: string) => count(text, /\p{L}/gu) >= 2,
  'street-incomplete': (text: string) =>
    withoutNumber.test(text) ||
    count(text, /\p{L}/gu) >= 3 ||
    (/\p{L}/u.test(text) && /\p{N}/u.test(text)),
  'city-incomplete': (text: string) => count(text, /\p{L}/gu) >= 2,
  'telephone-invalid': (text: string) => /\p{Nd}/u.test(text),
} as const satisfies Partial<Record<FieldErrorCode, (text: string) => boolean>>

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Why a text says nothing. */
export type IncompleteText = keyof typeof least

/**
 * Refuses a text that says nothing, such as the name `X` or the telephone `abc` (spec section 5). An empty one passes.
 *
 * @param error what is checked, and the error
 */
export function checkContent(
  text: CheckedField<string>,
  error: IncompleteText | undefined,
): CheckedField<string> {
  if (!text.ok || text.value === '' || error === undefined) return text
  return least[error](text.value) ? text : err(error)
}

/**
 * A required e-mail address, in lower case, without what is copied with one: `mailto:`, a name, punctuation (spec section 5).
 * Errors: `required`, `too-long`, `email-invalid` if an e-mail input would refuse it, `email-accented` before its `@`, which
 * neither accounts nor mail servers take.
 */
export function checkEmail(typed: string): CheckedField<string> {
  if (typed.length > maxTypedLength(maxEmailLength)) return err('too-long')
  const text = checkText(typed)
  if (!text.ok) return text
  const plain = text.value.normalize('NFKC').toLowerCase()
  const [, inBrackets = plain] = /<([^<>]*)>/.exec(plain) ?? []
  const [address = ''] = inBrackets
    .trim()
    .replace(/^mailto:/, '')
    .split('?')
  const bare = withoutTrailing(address.replace(/^["'«“(]+/, ''), `"'»”).,;:`)
  const [, local = '', domain = ''] = /^([^@]*)@([^@]*)$/.exec(bare) ?? []
  const email = `${local}@${asciiDomain(domain)}`
  if (Math.max(bare.length, email.length) > maxEmailLength) return err('too-long')
  if (emailPattern.test(email)) return ok(email)
  return err(/[^\p{ASCII}]/u.test(local) ? 'email-accented' : 'email-invalid')
}

/** A domain as mail servers know it: `ñandú.ec` is `xn--and-6ma2c.ec`. One that cannot be is returned as it is. */
function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
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

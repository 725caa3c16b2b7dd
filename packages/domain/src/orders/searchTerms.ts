import type { Customer } from './customer.ts'

/** How many words of a name can be searched for. */
const maxNameWords = 8

/** The lengths of the prefixes that can be searched for, in characters. A longer search text is cut to `max`. */
const prefixLengths = {
  word: { min: 2, max: 12 },
  number: { min: 3, max: 13 },
  code: { min: 3, max: 20 },
} as const

type TermKind = keyof typeof prefixLengths

/**
 * The terms that find an order, because a query of the database finds whole values only: the prefixes of
 * each word of the customer's name, of the telephone number, of the cedula and of the e-mail address.
 */
export function searchTermsOf({
  nombre,
  telefono,
  cedula,
  email,
}: Pick<Customer, 'nombre' | 'telefono' | 'cedula' | 'email'>): readonly string[] {
  const terms = [
    ...wordsIn(nombre).flatMap((word) => prefixesOf(word, 'word')),
    ...prefixesOf(telephoneDigits(telefono), 'number'),
    ...(isNumber(cedula)
      ? prefixesOf(telephoneDigits(cedula), 'number')
      : prefixesOf(codeIn(cedula), 'code')),
    ...prefixesOf(codeIn(email), 'code'),
  ]
  return [...new Set(terms)]
}

/**
 * The one term to query the database for: the prefix of a telephone number or cedula in any format, of an
 * e-mail address, or of the longest word of a name; `matchesSearch` compares the other words. Empty, which
 * matches no order, if the text is too short.
 */
export function searchTermFor(typed: string): string {
  const kind = kindOf(typed)
  if (kind === 'number') return telephoneTerm(typed)
  if (kind === 'code') return prefixOf(codeIn(typed), 'code')
  const [longest = ''] = wordsIn(typed).toSorted((a, b) => b.length - a.length)
  return prefixOf(longest, 'word')
}

/**
 * Whether a customer matches a search text: a number or code by its prefix, a name by a prefix of each word, in
 * any order.
 */
export function matchesSearch(
  { nombre, telefono, cedula, email }: Parameters<typeof searchTermsOf>[0],
  typed: string,
): boolean {
  const kind = kindOf(typed)
  if (kind === 'number') {
    const number = telephoneDigits(typed)
    return [telefono, cedula].some((stored) => telephoneDigits(stored).startsWith(number))
  }
  if (kind === 'code') {
    const code = codeIn(typed)
    return [email, cedula].some((stored) => codeIn(stored).startsWith(code))
  }
  const names = wordsIn(nombre)
  return wordsIn(typed).every((word) => names.some((name) => name.startsWith(word)))
}

/** A single word with a digit, a dot or an `@` is an e-mail address or a passport's number. */
function kindOf(typed: string): TermKind {
  if (isNumber(typed)) return 'number'
  return /^\S*[@._\d]\S*$/u.test(typed.trim()) ? 'code' : 'word'
}

const isNumber = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text)

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')

/** The distinct words of a text in lower case and without accents. */
function wordsIn(text: string): readonly string[] {
  return [...new Set(plain(text).match(/[\p{L}\p{N}]+/gu))].slice(0, maxNameWords)
}

const codeIn = (text: string): string => plain(text).replaceAll(/\s/g, '')

/** The term that finds the orders with a telephone number, in whatever format it is written. */
export const telephoneTerm = (telephone: string): string =>
  prefixOf(telephoneDigits(telephone), 'number')

/** The digits of a telephone number or cedula; a number of Ecuador in its national form, such as `0991234567`. */
export function telephoneDigits(text: string): string {
  // 00 and + both stand before the code of a country.
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '')
  if (digits.startsWith('593')) return `0${digits.slice(3).replace(/^0+/, '')}`
  return digits.startsWith('9') ? `0${digits}` : digits
}

/** The longest prefix of a text that can be searched for; empty if the text is too short. */
function prefixOf(text: string, kind: TermKind): string {
  const { min, max } = prefixLengths[kind]
  // Splits into whole characters, because half of one cannot be stored.
  const characters = Array.from(text).slice(0, max)
  return characters.length < min ? '' : characters.join('')
}

function prefixesOf(text: string, kind: TermKind): readonly string[] {
  const { min } = prefixLengths[kind]
  const longest = Array.from(prefixOf(text, kind))
  return longest.flatMap((_, index) =>
    index + 1 < min ? [] : [longest.slice(0, index + 1).join('')],
  )
}

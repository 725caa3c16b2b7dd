import type { Customer } from './order.ts'

/** How many words of a name can be searched for. */
const maxNameWords = 6

/** How many last digits of a telephone number are compared: those are the same with and without country code. */
const phoneDigits = 8

/**
 * The terms that find an order: the customer's telephone number and every combination of the words of the
 * name, because a query of the database matches only one term. Four words and a number make 16 terms, six
 * words, which is the maximum, 64.
 */
export function searchTermsOf({ nombre, telefono }: Customer): readonly string[] {
  const combinations = wordsIn(nombre).reduce<readonly string[]>(
    (terms, word) => [...terms, word, ...terms.map((term) => `${term} ${word}`)],
    [],
  )
  return [...new Set([...combinations, phoneIn(telefono)])].filter((term) => term !== '')
}

/**
 * The term for a typed search: a telephone number in any format, or whole words of a name in any order.
 * Empty, which matches no order, if the text has neither letters nor digits.
 */
export function searchTermFor(typed: string): string {
  return /\p{L}/u.test(typed) ? wordsIn(typed).join(' ') : phoneIn(typed)
}

/** The distinct words of a text in lower case, without accents, sorted. */
function wordsIn(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))].slice(0, maxNameWords).toSorted()
}

const phoneIn = (text: string): string => text.replaceAll(/\D/g, '').slice(-phoneDigits)

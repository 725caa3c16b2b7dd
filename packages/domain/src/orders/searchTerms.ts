import type { Customer } from './order.ts'

/** Words of a name that can be searched for. */
const maxNameWords = 6

/** The last figures of a telephone number: those that are the same with and without the country's. */
const phoneFigures = 8

/**
 * What an order is found by: its customer's telephone, and every choice of words of the name, since the
 * database looks for one term at a time. Four words are sixteen terms with the telephone, six, which are the
 * most, sixty-four.
 */
export function searchTermsOf({ nombre, telefono }: Customer): readonly string[] {
  const choices = wordsIn(nombre).reduce<readonly string[]>(
    (found, word) => [...found, word, ...found.map((term) => `${term} ${word}`)],
    [],
  )
  return [...new Set([...choices, phoneIn(telefono)])].filter((term) => term !== '')
}

/**
 * The term that finds what somebody typed: a telephone number in any spelling, or words of a name in any
 * order, each of them whole. Empty, which finds nothing, where neither is in it.
 */
export function searchTermFor(typed: string): string {
  return /\p{L}/u.test(typed) ? wordsIn(typed).join(' ') : phoneIn(typed)
}

/** Different words in lower case without accents, in the alphabet's order. */
function wordsIn(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))].slice(0, maxNameWords).toSorted()
}

const phoneIn = (text: string): string => text.replaceAll(/\D/g, '').slice(-phoneFigures)

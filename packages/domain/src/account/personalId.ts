import { cleanText } from '../shared/cleanText.ts'
import { plainDigits } from '../shared/plainDigits.ts'

/** The kinds of personal ids: Ecuador's national id, its taxpayer number, or a passport and the ids of other countries. */
export const idKinds = ['cedula', 'ruc', 'passport'] as const

export type IdKind = (typeof idKinds)[number]

/** Words that some write before the number. */
const label =
  /^(?:c\s*(?:\.\s*)?[ci]|c[eé]dula|r\s*(?:\.\s*)?u\s*(?:\.\s*)?c|pasaporte|passport)[\s:#.-]*(?=\d|\p{Lu})/iu

/** A word that says which kind it is, anywhere in the text. */
const named = /(?<!\p{L})(?:c\s*(?:\.\s*)?[ci]|c[eé]dula|r\s*(?:\.\s*)?u\s*(?:\.\s*)?c)(?!\p{L})/iu

/** Words that say nothing about the kind. */
const unnamed = /(?<!\p{L})(?:n(?:o|ro|[uú]m(?:ero)?)?|id|dni)(?!\p{L})/giu

/**
 * An id without what does not count in it: spaces, dashes, dots, and words such as "RUC No.", "cédula de ciudadanía" or
 * "passport".
 */
export function bareId(typed: string): string {
  const text = plainDigits(cleanText(typed))
  const digits = text.replaceAll(/\D/g, '')
  const isNumber = named.test(text) || !/\p{L}/u.test(text.replaceAll(unnamed, ''))
  if (isNumber && /^(?:\d{10}|\d{13})$/.test(digits)) return digits
  return text.replace(label, '').replaceAll(/[\s.\p{Pd}\u2212]/gu, '')
}

/** The kind of an id by its form: a RUC has 13 digits, a cedula 10. */
export function idKindOf(typed: string): IdKind {
  const id = bareId(typed)
  if (/^\d{13}$/.test(id)) return 'ruc'
  return /^\d{10}$/.test(id) ? 'cedula' : 'passport'
}

/**
 * The kind of an id that is probably mistyped (spec section 14), or null. The site warns about it and accepts it: a
 * number may be that of another country's id. A passport has letters and digits.
 */
export function doubtfulIdKind(typed: string): IdKind | null {
  const id = bareId(typed)
  const kind = idKindOf(id)
  const isPlausible = { cedula: isCedula, ruc: isRuc, passport: isPassport }[kind]
  return isPlausible(id) ? null : kind
}

const isPassport = (id: string) => /^(?=.*\p{L})(?=.*\d)[\p{L}\d]{5,20}$/u.test(id)

/** Whether a national id passes Ecuador's check. */
function isCedula(id: string): boolean {
  if (!/^\d{10}$/.test(id) || /^(.)\1{9}$/.test(id)) return false
  return hasProvince(id) && Number(id[2]) <= 6 && isCedulaDigit(id)
}

/**
 * Whether a RUC passes Ecuador's check: a person's is a cedula with the number of an establishment; a public body's
 * and a company's have a check digit of their own, and 6 and 9 as the third digit.
 */
function isRuc(id: string): boolean {
  if (!hasProvince(id)) return false
  if (isCedula(id.slice(0, 10))) return !id.endsWith('000')
  if (id[2] === '6') return !id.endsWith('0000') && isCheckDigit(id, [3, 2, 7, 6, 5, 4, 3, 2])
  return id[2] === '9' && !id.endsWith('000') && isCheckDigit(id, [4, 3, 2, 7, 6, 5, 4, 3, 2])
}

/** Whether the first two digits are a province, or 30 for those registered abroad. */
function hasProvince(id: string): boolean {
  const province = Number(id.slice(0, 2))
  return (province >= 1 && province <= 24) || province === 30
}

/** Modulus 10: every second digit counts twice, minus 9 where above 9. */
function isCedulaDigit(id: string): boolean {
  const sum = Array.from(id.slice(0, 9), (digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return product > 9 ? product - 9 : product
  }).reduce((total, product) => total + product, 0)
  return (10 - (sum % 10)) % 10 === Number(id[9])
}

/** Modulus 11: the digit after the weighted ones. */
function isCheckDigit(id: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(id[index]), 0)
  // 11 − 1 = 10 is no digit: no RUC has it.
  return (11 - (sum % 11)) % 11 === Number(id[weights.length])
}

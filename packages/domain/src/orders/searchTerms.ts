import { bareId } from '../account/personalId.ts'
import { checkAmount } from '../money/checkAmount.ts'
import type { Cents } from '../money/money.ts'
import { cleanText } from '../shared/cleanText.ts'
import { plainDigits } from '../shared/plainDigits.ts'
import { checkEmail } from '../shared/textFields.ts'
import { telephoneDigits } from '../telephone/telephoneDigits.ts'
import type { Customer } from './customer.ts'
import type { Order } from './order.ts'
import { orderFiguresIn } from './orderNumber.ts'

/** How many words of a name can be searched for. */
const maxNameWords = 8

/** The lengths of the prefixes that can be searched for, in characters. A longer search text is cut to `max`. */
const prefixLengths = {
  word: { min: 2, max: 12 },
  number: { min: 3, max: 13 },
  code: { min: 3, max: 20 },
} as const

type TermKind = keyof typeof prefixLengths

/** What a customer is searched by. */
type SearchedCustomer = Pick<Customer, 'nombre' | 'telefono' | 'telefonoE164' | 'cedula' | 'email'>

/** What an order is searched by. */
type SearchedOrder = Pick<Order, 'number' | 'totalCents' | 'tracking' | 'invoice' | 'receiver'> & {
  readonly customer: SearchedCustomer & Pick<Customer, 'city' | 'direccion'>
}

/** The fewest figures of an order's number that are searched for. */
const minNumberFigures = 2

/**
 * The terms that find an order, because a query of the database finds whole values only: those of its customer, each
 * part of its number, its total, and the beginnings of city and street, of the name and telephone of who receives a gift,
 * of the parcel's number and of the invoice's.
 */
export function orderTermsOf(order: SearchedOrder): readonly string[] {
  const { customer, number, totalCents } = order
  const figures = onlyDigits(number)
  const starts = Array.from(figures, (_, start) => start)
  const parts = starts.flatMap((start) =>
    starts
      .slice(start + minNumberFigures - 1)
      .map((end) => numberTerm(figures.slice(start, end + 1))),
  )
  const places = placesOf(order).flatMap((word) => prefixesOf(word, 'word'))
  const codes = codesOf(order).flatMap((code) => prefixesOf(code, 'code'))
  const telephone = prefixesOf(receiverDigitsOf(order), 'number')
  return [
    ...new Set([
      ...searchTermsOf(customer),
      ...places,
      ...codes,
      ...telephone,
      ...parts,
      amountTerm(totalCents),
    ]),
  ]
}

/**
 * The terms of a customer: the prefixes of each word of the name, of the telephone number, of the id and of the e-mail
 * address.
 */
export function searchTermsOf({
  nombre,
  telefono,
  telefonoE164,
  cedula,
  email,
}: SearchedCustomer): readonly string[] {
  const terms = [
    ...nameWordsOf(nombre).flatMap((word) => prefixesOf(word, 'word')),
    ...prefixesOf(telephoneDigits(telefonoE164 || telefono), 'number'),
    ...prefixesOf(idIn(cedula), 'code'),
    ...prefixesOf(bare(email), 'code'),
  ]
  return [...new Set(terms)]
}

/**
 * The terms to query the database for; an order that has one of them may match. They are the prefix of a telephone
 * number or id in any format, of an e-mail address, or of the longest word of a name, and for figures also the part
 * of an order's number and the amount. None if the text is too short. `matchesSearch` compares the rest.
 */
export function searchTermsFor(typed: string): readonly string[] {
  const figures = orderFiguresIn(typed)
  const amount = checkAmount(typed)
  return [
    ...customerTermsFor(typed),
    ...(figures === null ? [] : [numberTerm(figures)]),
    ...(amount.ok ? [amountTerm(amount.value)] : []),
  ]
}

/** Whether an order matches a search text: by itself, or by its customer. */
export function matchesSearch(order: SearchedOrder, typed: string): boolean {
  return isOrderFound(order, typed) || isCustomerFound(order.customer, typed)
}

/**
 * Whether a search text is a part of an order's number or its total, or the beginning of its parcel's or invoice's number, or
 * if each word begins one of city, street or name, at least one of the place.
 */
export function isOrderFound(order: SearchedOrder, typed: string): boolean {
  const { customer, number, totalCents } = order
  const figures = orderFiguresIn(typed)
  const amount = checkAmount(typed)
  const words = wordsIn(typed).filter(isSearched)
  const places = placesOf(order)
  return (
    (figures !== null && onlyDigits(number).includes(figures)) ||
    (amount.ok && amount.value === totalCents) ||
    startsWith(receiverDigitsOf(order), telephoneIn(typed)) ||
    (isCode(typed) && codesOf(order).some((code) => startsWith(code, bare(typed)))) ||
    (words.some((word) => beginsOne(places, word)) &&
      words.every((word) => beginsOne([...places, ...nameWordsOf(customer.nombre)], word)))
  )
}

/** The words of city and street, and of the name of who receives a gift there. */
function placesOf({ customer, receiver }: SearchedOrder): readonly string[] {
  const { city, direccion } = receiver ?? customer
  return [...nameWordsOf(`${city} ${direccion}`), ...nameWordsOf(receiver?.nombre ?? '')]
}

/** The numbers of the parcel and of the invoice. */
const codesOf = ({ tracking, invoice }: SearchedOrder): readonly string[] =>
  [tracking?.number ?? '', invoice].map(bare)

/** The telephone of who receives a gift. */
const receiverDigitsOf = ({ receiver }: SearchedOrder): string =>
  receiver === null ? '' : telephoneDigits(receiver.telefonoE164 || receiver.telefono)

const beginsOne = (words: readonly string[], start: string): boolean =>
  words.some((word) => word.startsWith(start))

/**
 * Whether a customer matches a search text: a telephone number, an id or an e-mail address by its beginning, a name by
 * a prefix of each word, in any order.
 */
export function isCustomerFound(
  { nombre, telefono, telefonoE164, cedula, email }: SearchedCustomer,
  typed: string,
): boolean {
  if (startsWith(telephoneDigits(telefonoE164 || telefono), telephoneIn(typed))) return true
  if (isCode(typed)) {
    if (startsWith(bare(email), emailIn(typed)) || startsWith(idIn(cedula), idIn(typed)))
      return true
  }
  const names = nameWordsOf(nombre)
  const words = wordsIn(typed).filter(isSearched)
  return words.length > 0 && words.every((word) => beginsOne(names, word))
}

/** Whether a text begins with a part that is long enough to be searched for. */
const startsWith = (text: string, part: string): boolean =>
  part.length >= prefixLengths.code.min && text.startsWith(part)

function customerTermsFor(typed: string): readonly string[] {
  const [longest = ''] = wordsIn(typed).toSorted((a, b) => b.length - a.length)
  const terms = [
    prefixOf(telephoneIn(typed), 'number'),
    ...(isCode(typed) ? [prefixOf(idIn(typed), 'code'), prefixOf(emailIn(typed), 'code')] : []),
    prefixOf(longest, 'word'),
  ]
  return [...new Set(terms)].filter((term) => term !== '')
}

// Not the beginning of any other term.
const numberTerm = (figures: string) => `#${figures}`
const amountTerm = (cents: Cents) => `$${cents}`

const onlyDigits = (text: string) => text.replaceAll(/\D/g, '')

/** Whether a text may be an id or an e-mail address: it has a digit or an `@`, or is one word with a dot in it. */
function isCode(typed: string): boolean {
  const text = cleanText(typed)
  return /[\p{Nd}@]/u.test(text) || (!/\s/.test(text) && /[._]./.test(text))
}

/** The fewest digits of a telephone number among words. */
const minTelephoneDigits = 7

/** The digits of a telephone number or of its beginning, in whatever format and with what words; empty for another text. */
function telephoneIn(typed: string): string {
  const digits = telephoneDigits(typed)
  return !/[\p{L}@]/u.test(typed) || digits.length >= minTelephoneDigits ? digits : ''
}

/** What an e-mail address is found by: what is copied with one does not count. */
function emailIn(typed: string): string {
  const email = checkEmail(typed)
  return bare(email.ok ? email.value : typed)
}

/** What an id is found by. */
const idIn = (id: string): string => bare(bareId(id))

/** Letters with a stroke or of two, which have no accent to take away. */
const unaccented = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae' } as const

/** A text in lower case, without accents and invisible characters. */
function plain(text: string): string {
  const letters = plainDigits(cleanText(text)).toLowerCase().normalize('NFD')
  return Object.entries(unaccented)
    .reduce((changed, [letter, other]) => changed.replaceAll(letter, other), letters)
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
}

/** The letters and digits of a text, in lower case and without accents. */
const bare = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The distinct words of a text, in lower case, without accents and apostrophes: `O’Brien` is `obrien`. */
function wordsIn(text: string): readonly string[] {
  const joined = plain(text).replaceAll(/['’‘ʼʻ′`´]/g, '')
  return [...new Set(joined.match(/[\p{L}\p{N}]+/gu))].slice(0, maxNameWords)
}

/** Whether a word is long enough to be searched for. */
const isSearched = (word: string): boolean => word.length >= prefixLengths.word.min

/** The words by which a name is found: also each part of `O’Brien`, and `Jean-Pierre` in one. */
function nameWordsOf(name: string): readonly string[] {
  const parts = plain(name).match(/[\p{L}\p{N}]+/gu) ?? []
  const whole = name.split(/\s+/).map(bare)
  return [...new Set([...wordsIn(name), ...parts, ...whole])]
    .filter(isSearched)
    .slice(0, maxNameWords)
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

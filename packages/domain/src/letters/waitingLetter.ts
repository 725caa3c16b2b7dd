import { availabilityOf, type Product } from '../catalog/product.ts'
import type { WaitingList, WaitingPerson } from '../catalog/waitingList.ts'
import { dayMs } from '../orders/shopCalendar.ts'
import { letterDelayMs, planned, type Delivery, type Letter } from './letter.ts'

/** The letters to somebody on a waiting list: the address is to be confirmed, and the bottle can be bought. */
export const waitingLetterKinds = ['placeToConfirm', 'bottleAvailable'] as const

export type WaitingLetterKind = (typeof waitingLetterKinds)[number]

/**
 * A letter to somebody on a waiting list, `letters/{key}-{kind}`. It has the address, since one whose address is to be
 * confirmed is on no list yet, and one who is written to is on it no more. The database deletes it after `daysKept`.
 */
export interface WaitingLetter extends Delivery {
  readonly kind: WaitingLetterKind
  /** The key of the place, which its links have: 20 random characters. */
  readonly key: string
  readonly productId: string
  readonly email: string
  readonly language: WaitingPerson['language']
}

/** The id of such a letter's document. */
export const waitingLetterId = ({ key, kind }: Pick<WaitingLetter, 'key' | 'kind'>) =>
  `${key}-${kind}`

/** Whether a letter is to somebody on a waiting list; the others are about an order. */
export const isWaitingLetter = (letter: Letter | WaitingLetter): letter is WaitingLetter =>
  'productId' in letter

/** How many days a letter is kept, and so how long its links work at least. */
export const daysKept: Readonly<Record<WaitingLetterKind, number>> = {
  placeToConfirm: 7,
  bottleAvailable: 30,
}

/**
 * The fields of a new letter. `expiresAt` is the time by which the database deletes.
 *
 * @param now in ms since 1970
 */
export const newWaitingLetter = (
  { kind, key, productId, email, language }: Omit<WaitingLetter, keyof Delivery>,
  now: number,
) => ({
  kind,
  key,
  productId,
  email,
  language,
  ...planned(now + letterDelayMs, now),
  expiresAt: new Date(now + daysKept[kind] * dayMs),
})

/** Whether a place can still be confirmed by its letter; the database deletes up to a day late. `now` in ms since 1970. */
export const isConfirmable = ({ createdAt }: WaitingLetter, now: number): boolean =>
  now < createdAt + daysKept.placeToConfirm * dayMs

/** Whether a letter still says the truth about its product, which is null once it is gone. */
export function isTrueOfProduct({ kind }: Pick<WaitingLetter, 'kind'>, product: Product | null) {
  const availability = availabilityOf(product)
  return kind === 'bottleAvailable' ? availability === 'available' : availability !== 'inactive'
}

/** Who waits once a letter that the bottle is available was not sent: its addressee is the first again. */
export function peopleAfterUnsent(
  { key, email, language, createdAt }: WaitingLetter,
  list: WaitingList | null,
): readonly WaitingPerson[] {
  const others = (list?.people ?? []).filter((person) => person.email !== email)
  return [{ key, email, language, at: createdAt }, ...others]
}

import * as z from 'zod/mini'

import type { Order } from '../orders/order.ts'
import { dayOf } from '../orders/shopCalendar.ts'
import type { LetterKind } from './letter.ts'

/** How many letters an address that is not proved gets on one day of the shop, at most (spec section 3.6). */
export const maxLettersADay = 12

/**
 * How many it has got when it gets no more letter that asks to confirm a place on a waiting list: whoever asks for them
 * in a stranger's name leaves the rest of the day's to the stranger's orders.
 */
export const maxBeforePlaces = 4

/** Decodes `addressees/{hash}`: the ids of the letters that an address got on a day. */
export const addresseeSchema = z.object({ letters: z.array(z.string()) })

export type Addressee = z.output<typeof addresseeSchema>

/**
 * Whether a letter counts for its addressee: whoever places an order without an account, registers one, or asks for the
 * link of an order, may type the address of somebody else. The owner, what the owner entered, and accounts with a verified
 * address get all other letters however many there are.
 *
 * @param isVerified whether the order has an account with a verified address
 */
export const isCountedLetter = (
  kind: LetterKind,
  { entries }: Pick<Order, 'entries'>,
  isVerified: boolean,
): boolean =>
  kind === 'orderLink' ||
  (kind !== 'newOrder' && !isVerified && entries.some((entry) => entry.kind === 'placed'))

/**
 * What is stored of an addressee after one more letter; null if that is too many for the day. One that is sent again is
 * not counted twice. `expiresAt` is the time by which the database deletes.
 *
 * @param id the letter's
 * @param now in ms since 1970
 * @param max the letters that the day may have
 */
export function withLetter(
  stored: Addressee | null,
  id: string,
  now: number,
  max = maxLettersADay,
): (Addressee & { readonly expiresAt: Date }) | null {
  const others = (stored?.letters ?? []).filter((letter) => letter !== id)
  return others.length >= max
    ? null
    : { letters: [...others, id], expiresAt: new Date(dayOf(now).before) }
}

import { letterRef } from '../documents.ts'
import type { Order } from '../orders/order.ts'
import type { ShopSettings } from '../orders/shopSettings.ts'
import { remove, save, type Write } from '../shared/command.ts'
import { isLetterUpToDate, lettersAfter } from './dueLetters.ts'
import { letterDelayMs, type Letter, type LetterKind } from './letter.ts'

/**
 * The writes of letters that belong to a change of an order, in the same commit: it writes those that the change
 * triggers, and removes those that have not left and no longer describe the order, since their step was undone. A
 * letter that has left, or may have, is never written again; one that was skipped is. While letters are off none is
 * written.
 *
 * @param stored the letters about the order
 * @param before null for an order that is placed now
 * @param now in ms since 1970
 */
export function lettersToWrite(
  stored: readonly (Letter | null)[],
  before: Order | null,
  after: Order,
  { lettersOn }: Pick<ShopSettings, 'lettersOn'>,
  now: number,
): readonly Write[] {
  const letters = stored.filter((letter) => letter !== null)
  const kinds = lettersOn ? lettersAfter(before, after) : []
  const hasLeft = (kind: LetterKind) =>
    letters.some((letter) => letter.kind === kind && !['waiting', 'skipped'].includes(letter.state))
  return [
    ...letters
      .filter(({ kind, state }) => state === 'waiting' && !isLetterUpToDate(kind, after))
      .map(({ kind }) => remove(letterRef(after.id, kind).path)),
    ...kinds
      .filter((kind) => !hasLeft(kind))
      .map((kind) => newLetter(after.id, kind, now + letterDelayMs, now)),
  ]
}

/** Writes a letter that is sent at `sendAt`. Times in ms since 1970. */
export function newLetter(orderId: string, kind: LetterKind, sendAt: number, now: number): Write {
  return save(letterRef(orderId, kind).path, {
    orderId,
    kind,
    state: 'waiting',
    attempts: 0,
    createdAt: now,
    sendAt,
    claimedUntil: null,
    sentAt: null,
    lastDay: null,
  } satisfies Letter)
}

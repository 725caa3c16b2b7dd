import {
  letterDelayMs,
  letterId,
  lettersAfter,
  type LetterKind,
  type Order,
} from '@storefront/domain'
import { Timestamp, type Firestore } from 'firebase-admin/firestore'

import { loadShop, readLetter } from './readShop.ts'

/** A change of an order. The database reports it at least once. */
export interface OrderChange {
  /** Null for an order that was just placed. */
  readonly before: Order | null
  readonly after: Order
  /** When the change was committed, in ms since 1970; the same for each report of a change. */
  readonly at: number
}

/** Plans the letters that a change of an order triggers. A change that is reported again has no effect. */
export async function planLetters(
  database: Firestore,
  { before, after, at }: OrderChange,
  delayMs = letterDelayMs,
): Promise<void> {
  const kinds = lettersAfter(before, after)
  if (kinds.length === 0) return
  const { settings } = await loadShop(database)
  if (!settings.lettersOn) return
  for (const kind of kinds) await planLetter(database, after.id, kind, at + delayMs)
}

/**
 * Creates a letter, or postpones one that is waiting or was skipped, because its step was undone and taken
 * again. A letter that was sent is never planned again.
 *
 * @param sendAt in ms since 1970
 */
export async function planLetter(
  database: Firestore,
  orderId: string,
  kind: LetterKind,
  sendAt: number,
): Promise<void> {
  const document = database.doc(`letters/${letterId(orderId, kind)}`)
  await database.runTransaction(async (transaction) => {
    const stored = await transaction.get(document)
    const planned = {
      state: 'waiting',
      attempts: 0,
      sendAt: Timestamp.fromMillis(sendAt),
      claimedUntil: null,
    }
    if (!stored.exists) {
      const createdAt = Timestamp.now()
      transaction.create(document, {
        orderId,
        kind,
        ...planned,
        createdAt,
        sentAt: null,
        lastDay: null,
      })
      return
    }
    const letter = readLetter(stored)
    const canPostpone = letter?.state === 'waiting' || letter?.state === 'skipped'
    // A change that is reported again has the same time.
    if (canPostpone && sendAt > letter.sendAt) transaction.update(document, planned)
  })
}

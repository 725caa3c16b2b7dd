import {
  letterDelayMs,
  letterId,
  lettersAfter,
  type LetterKind,
  type Order,
} from '@storefront/domain'
import { Timestamp, type Firestore } from 'firebase-admin/firestore'

import { loadShop, readLetter } from './readShop.ts'

/** A change of an order, as the database reports it: at least once. */
export interface OrderChange {
  /** Null for an order that was just placed. */
  readonly before: Order | null
  readonly after: Order
  /** When the change was committed, in ms since 1970: the same each time it is reported. */
  readonly at: number
}

/** Plans the letters that a change of an order calls for. The same change plans them once. */
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
 * Creates a letter. One that waits, or that was skipped since its step was undone, is sent after the step that
 * was taken last; one that was sent is never planned again.
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
      transaction.create(document, { orderId, kind, ...planned, createdAt, sentAt: null })
      return
    }
    const letter = readLetter(stored)
    const isOpen = letter?.state === 'waiting' || letter?.state === 'skipped'
    // The same change, reported again, has the same time.
    if (isOpen && sendAt > letter.sendAt) transaction.update(document, planned)
  })
}

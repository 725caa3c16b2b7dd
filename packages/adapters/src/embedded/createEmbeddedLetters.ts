import {
  canSendAgain,
  err,
  isLetterUpToDate,
  letterDelayMs,
  letterId,
  letterKinds,
  lettersAfter,
  letterSchema,
  ok,
  type Letter,
  type LetterRepository,
  type Order,
} from '@storefront/domain'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { readShopSettings } from './createEmbeddedSettings.ts'
import { requireAdmin, requireUser, roleOf } from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import type { EmbeddedDatabase, StoredDatabase } from './EmbeddedDatabase.ts'

/** Shows the letters that the hosted backend's functions would send. */
export function createEmbeddedLetters(context: EmbeddedContext): LetterRepository {
  const { store, call, clock } = context
  return {
    areOnlyShown: true,
    ofOrder: (orderId) =>
      call(() => {
        requireAdmin(context, 'letters')
        return storedLetters(store.read(), orderId)
          .map((letter) => asShown(letter, clock()))
          .toSorted((a, b) => a.createdAt - b.createdAt)
      }),
    sendAgain: (orderId, kind) =>
      call(() =>
        store.transact((database) => {
          const id = letterId(orderId, kind)
          requireUser(context, `letters/${id}`)
          const letter = storedLetters(database, orderId).find((stored) => stored.kind === kind)
          if (letter === undefined || roleOf(context) !== 'admin') return err('letter-refused')
          if (letter.state === 'waiting') return ok(undefined)
          if (!canSendAgain(letter)) return err('letter-refused')
          database.letters[id] = {
            ...letter,
            state: 'waiting',
            attempts: 0,
            sendAt: clock(),
            claimedUntil: null,
          } satisfies Letter
          return ok(undefined)
        }),
      ),
  }
}

/**
 * Writes the letters that a change of an order triggers, and skips waiting letters that no longer describe
 * the order, as the hosted backend's functions do.
 *
 * @param before null when the order was just placed
 * @param now in ms since 1970
 */
export function planLetters(
  database: EmbeddedDatabase,
  before: Order | null,
  after: Order,
  now: number,
): void {
  if (!readShopSettings(database).lettersOn) return
  const stored = storedLetters(database, after.id)
  for (const letter of stored) {
    const isWaiting = asShown(letter, now).state === 'waiting'
    if (isWaiting && !isLetterUpToDate(letter.kind, after)) {
      database.letters[letterId(after.id, letter.kind)] = { ...letter, state: 'skipped' }
    }
  }
  for (const kind of lettersAfter(before, after)) {
    const state = stored.find((letter) => letter.kind === kind)?.state ?? 'skipped'
    if (state !== 'skipped') continue
    database.letters[letterId(after.id, kind)] = {
      orderId: after.id,
      kind,
      state: 'waiting',
      attempts: 0,
      createdAt: now,
      sendAt: now + letterDelayMs,
      claimedUntil: null,
      sentAt: null,
      lastDay: null,
    } satisfies Letter
  }
}

/** Returns a letter as this backend shows it: one that is waiting and due counts as sent. */
function asShown(letter: Letter, now: number): Letter {
  const { state, sendAt } = letter
  return state === 'waiting' && sendAt <= now
    ? { ...letter, state: 'sent', attempts: 1, sentAt: sendAt }
    : letter
}

function storedLetters({ letters }: StoredDatabase, orderId: string): readonly Letter[] {
  return letterKinds.flatMap((kind) => {
    const id = letterId(orderId, kind)
    const stored = letters[id]
    return stored === undefined ? [] : [decodeDocument(letterSchema, `letters/${id}`, stored)]
  })
}

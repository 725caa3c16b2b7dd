import { createHash } from 'node:crypto'

import {
  addresseeRef,
  dayOf,
  isCountedLetter,
  isTrue,
  lastDayOfLateTransfer,
  letterRef,
  orderRef,
  profileRef,
  settingsRef,
  withLetter,
  type Letter,
  type Order,
  type ShopSettings,
} from '@storefront/domain'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'

import { log } from '../log.ts'
import { composeMail, type MailSender } from './composeMail.ts'
import { MailRefused, type Mailer } from './mailer.ts'
import { readAddressee, readLetter, readOrder, readSettings } from './readDocuments.ts'

/** Dependencies of sending; tests pass their own clock. */
export interface SendContext {
  readonly database: Firestore
  readonly mailer: Mailer
  readonly sender: MailSender
  /** The time in ms since 1970. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
}

/** Duration of a claim, in ms: longer than an attempt can take. */
export const leaseMs = 5 * 60_000

/** A letter that is due later than this, in ms, is left to the next sweep. */
const maxWaitMs = 60_000

/** The delays between attempts, in ms; after the last attempt the letter has failed. */
export const backOffMs = [30_000, 120_000, 600_000, 3_600_000, 14_400_000] as const

/** A letter that this process may send, and the documents that it is written from. */
interface Claim {
  readonly document: DocumentReference
  readonly letter: Letter
  readonly order: Order
  readonly settings: ShopSettings
}

/**
 * Sends a letter at its time, if it is still true then. A transaction claims it, so that only one
 * process sends it. If that process dies, its claim expires, and the letter becomes `uncertain`.
 */
export async function sendLetter(context: SendContext, id: string): Promise<void> {
  const { database, now, wait } = context
  const document = database.doc(letterRef(id).path)
  const letter = readLetter(await document.get())
  // A timer may end a moment early.
  while (letter?.state === 'waiting' && letter.sendAt > now()) {
    if (letter.sendAt - now() > maxWaitMs) return
    await wait(letter.sendAt - now())
  }
  const claim = await claimLetter(context, document)
  if (claim !== null) await deliver(context, claim)
}

/** Claims a letter that is due, skips one that is no longer true or one too many, and ends an expired claim. */
function claimLetter(
  { database, now }: SendContext,
  document: DocumentReference,
): Promise<Claim | null> {
  return database.runTransaction(async (transaction) => {
    const letter = readLetter(await transaction.get(document))
    if (letter === null) return null
    if (letter.state === 'sending' && (letter.claimedUntil ?? 0) <= now()) {
      transaction.update(document, { state: 'uncertain', claimedUntil: null })
      return null
    }
    if (letter.state !== 'waiting' || letter.sendAt > now()) return null

    const [stored, shop] = await transaction.getAll(
      database.doc(orderRef(letter.orderId).path),
      database.doc(settingsRef.path),
    )
    if (stored === undefined || shop === undefined) {
      throw new Error('getAll returns every document')
    }
    const order = readOrder(stored)
    const settings = readSettings(shop)
    const isSent = order !== null && settings.lettersOn && isTrue(letter, order)
    if (!isSent || !(await countLetter(transaction, document, letter, order, now()))) {
      transaction.update(document, { state: 'skipped' })
      return null
    }
    const attempts = letter.attempts + 1
    const lastDay =
      letter.kind === 'paymentReminder' ? lastDayOfLateTransfer(order, now()).from : null
    transaction.update(document, {
      state: 'sending',
      attempts,
      claimedUntil: now() + leaseMs,
      lastDay,
    })
    return { document, letter: { ...letter, attempts, lastDay }, order, settings }
  })
}

/** Counts a letter for its addressee; false, and logged, if they got enough of them today. */
async function countLetter(
  transaction: Transaction,
  { firestore, id, path }: DocumentReference,
  { kind }: Letter,
  order: Order,
  now: number,
): Promise<boolean> {
  const { uid, customer } = order
  const isVerified =
    uid !== null &&
    (await transaction.get(firestore.doc(profileRef(uid).path))).get('emailVerified') === true
  if (!isCountedLetter(kind, order, isVerified)) return true
  const key = `${dayOf(now).from} ${customer.email.toLowerCase()}`
  const hash = createHash('sha256').update(key).digest('hex')
  const document = firestore.doc(addresseeRef(hash).path)
  const counted = withLetter(readAddressee(await transaction.get(document)), id, now)
  if (counted === null) log.warn(`${path} is not sent: its addressee got enough letters today`)
  else transaction.set(document, counted)
  return counted !== null
}

async function deliver(context: SendContext, claim: Claim): Promise<void> {
  const { now, mailer } = context
  try {
    await mailer.send(await compose(context, claim))
  } catch (error) {
    log.warn(`${claim.document.path} was not sent`, causesOf(error))
    if (!(error instanceof MailRefused)) return storeOutcome(context, claim, { state: 'uncertain' })
    const delayMs = backOffMs[claim.letter.attempts - 1]
    if (delayMs === undefined) return storeOutcome(context, claim, { state: 'failed' })
    // This change of the document triggers the next attempt.
    return storeOutcome(context, claim, { state: 'waiting', sendAt: now() + delayMs })
  }
  return storeOutcome(context, claim, { state: 'sent', sentAt: now() })
}

async function compose({ sender }: SendContext, { letter, order, settings }: Claim) {
  try {
    return await composeMail(letter, order, settings, sender)
  } catch (cause) {
    throw new MailRefused('The letter cannot be written', { cause })
  }
}

/** Stores the outcome of a claim, unless another process has claimed the letter since. */
function storeOutcome(
  { database }: SendContext,
  { document, letter }: Claim,
  outcome: Pick<Letter, 'state'> & Partial<Pick<Letter, 'sendAt' | 'sentAt'>>,
): Promise<void> {
  return database.runTransaction(async (transaction) => {
    const stored = readLetter(await transaction.get(document))
    const isOwnClaim =
      (stored?.state === 'sending' || stored?.state === 'uncertain') &&
      stored.attempts === letter.attempts
    if (isOwnClaim) transaction.update(document, { ...outcome, claimedUntil: null })
  })
}

/** What to log of an error and its causes. The message of one with a code may name the addressee. */
function causesOf(error: unknown): readonly object[] {
  if (!(error instanceof Error)) return []
  const { name, message, cause } = error
  const responseCode = 'responseCode' in error ? error.responseCode : null
  const details = 'code' in error ? { code: error.code, responseCode } : { message }
  return [{ name, ...details }, ...causesOf(cause)]
}

import { createHash } from 'node:crypto'

import {
  addresseeRef,
  dayOf,
  defaultShopSettings,
  isCountedLetter,
  isLetterTrue,
  isTrueOfProduct,
  isWaitingLetter,
  lastDayOfLateTransfer,
  letterRef,
  maxBeforePlaces,
  orderRef,
  peopleAfterUnsent,
  productRef,
  profileRef,
  settingsRef,
  waitingListRef,
  withLetter,
  type Letter,
  type Order,
  type ShopSettings,
  type WaitingLetter,
} from '@storefront/domain'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'

import { log } from '../log.ts'
import { composeMail, composeWaitingMail, type MailSender } from './composeMail.ts'
import { MailRefused, type Mail, type Mailer } from './mailer.ts'
import { read, readLetter } from './readDocuments.ts'

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

/** A letter that this process may send. */
interface Claim {
  readonly document: DocumentReference
  /** Of the claim. */
  readonly attempts: number
  /** Writes the mail from the documents of the claim. */
  readonly compose: (sender: MailSender) => Promise<Mail>
}

/** A letter that is due and true: what its claim stores besides, and how its mail is written. */
interface Draft extends Pick<Claim, 'compose'> {
  readonly fields: Partial<Letter>
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

    const settings = (await read(transaction, database, settingsRef)) ?? defaultShopSettings
    const draft = isWaitingLetter(letter)
      ? await draftToWaiting(transaction, document, letter, settings, now())
      : await draftAboutOrder(transaction, document, letter, settings, now())
    if (draft === null) {
      transaction.update(document, { state: 'skipped' })
      return null
    }
    const attempts = letter.attempts + 1
    const claimed = { state: 'sending', attempts, claimedUntil: now() + leaseMs }
    transaction.update(document, { ...claimed, ...draft.fields })
    return { document, attempts, compose: draft.compose }
  })
}

/** Drafts a letter about an order; null if it is not sent. */
async function draftAboutOrder(
  transaction: Transaction,
  document: DocumentReference,
  letter: Letter,
  settings: ShopSettings,
  now: number,
): Promise<Draft | null> {
  const { firestore } = document
  const order = await read(transaction, firestore, orderRef(letter.orderId))
  if (order === null || !settings.lettersOn || !isLetterTrue(letter, order)) return null
  const isCounted = isCountedLetter(
    letter.kind,
    order,
    await isVerified(transaction, document, order),
  )
  const { email } = order.customer
  if (isCounted && !(await countLetter(transaction, document, email, now))) return null
  const lastDay = letter.kind === 'paymentReminder' ? lastDayOfLateTransfer(order, now).from : null
  const claimed = { ...letter, lastDay }
  return {
    fields: { lastDay },
    compose: (sender) => composeMail(claimed, order, settings, sender),
  }
}

/** Whether an order has an account with a verified address. */
async function isVerified(
  transaction: Transaction,
  { firestore }: DocumentReference,
  { uid }: Order,
): Promise<boolean> {
  if (uid === null) return false
  const profile = await transaction.get(firestore.doc(profileRef(uid).path))
  return profile.get('emailVerified') === true
}

/**
 * Drafts a letter to somebody on a waiting list; null if it is not sent. Who then does not hear that the bottle is
 * available goes on waiting. That letter is not counted, since there is one for each place, and an admin asks for it.
 */
async function draftToWaiting(
  transaction: Transaction,
  document: DocumentReference,
  letter: WaitingLetter,
  settings: ShopSettings,
  now: number,
): Promise<Draft | null> {
  const { firestore } = document
  const { kind, productId, email } = letter
  const product = await read(transaction, firestore, productRef(productId))
  const isToAsk = kind === 'placeToConfirm'
  if (product !== null && settings.lettersOn && isTrueOfProduct(letter, product)) {
    const isWithin =
      !isToAsk || (await countLetter(transaction, document, email, now, maxBeforePlaces))
    if (!isWithin) return null
    return {
      fields: {},
      compose: (sender) => composeWaitingMail(letter, product, settings, sender),
    }
  }
  if (!isToAsk) {
    const list = waitingListRef(productId)
    const people = peopleAfterUnsent(letter, await read(transaction, firestore, list))
    transaction.set(firestore.doc(list.path), { people })
  }
  return null
}

/** Counts a letter for its addressee; false, and logged, if they got enough of them today. */
async function countLetter(
  transaction: Transaction,
  { firestore, id, path }: DocumentReference,
  email: string,
  now: number,
  max?: number,
): Promise<boolean> {
  const key = `${dayOf(now).from} ${email.toLowerCase()}`
  const hash = createHash('sha256').update(key).digest('hex')
  const addressee = addresseeRef(hash)
  const counted = withLetter(await read(transaction, firestore, addressee), id, now, max)
  if (counted === null) log.warn(`${path} is not sent: its addressee got enough letters today`)
  else transaction.set(firestore.doc(addressee.path), counted)
  return counted !== null
}

async function deliver(context: SendContext, claim: Claim): Promise<void> {
  const { now, mailer } = context
  try {
    await mailer.send(await compose(context, claim))
  } catch (error) {
    log.warn(`${claim.document.path} was not sent`, causesOf(error))
    if (!(error instanceof MailRefused)) return storeOutcome(context, claim, { state: 'uncertain' })
    const delayMs = backOffMs[claim.attempts - 1]
    if (delayMs === undefined) return storeOutcome(context, claim, { state: 'failed' })
    // This change of the document triggers the next attempt.
    return storeOutcome(context, claim, { state: 'waiting', sendAt: now() + delayMs })
  }
  return storeOutcome(context, claim, { state: 'sent', sentAt: now() })
}

async function compose({ sender }: SendContext, claim: Claim): Promise<Mail> {
  try {
    return await claim.compose(sender)
  } catch (cause) {
    throw new MailRefused('The letter cannot be written', { cause })
  }
}

/** Stores the outcome of a claim, unless another process has claimed the letter since. */
function storeOutcome(
  { database }: SendContext,
  { document, attempts }: Claim,
  outcome: Pick<Letter, 'state'> & Partial<Pick<Letter, 'sendAt' | 'sentAt'>>,
): Promise<void> {
  return database.runTransaction(async (transaction) => {
    const stored = readLetter(await transaction.get(document))
    const isOwnClaim =
      (stored?.state === 'sending' || stored?.state === 'uncertain') && stored.attempts === attempts
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

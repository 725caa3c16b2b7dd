import { dayOf } from '../orders/shopCalendar.ts'

/** The letters about an order; `newOrder` goes to the shop's owner, the others to the buyer. */
export const letterKinds = [
  'orderReceived',
  'paymentReceived',
  'orderShipped',
  'parcelTracked',
  'orderCancelled',
  'paymentRefunded',
  'accountCorrected',
  'paymentReminder',
  'orderLink',
  'newOrder',
] as const

export type LetterKind = (typeof letterKinds)[number]

/**
 * - `waiting`: is sent at `sendAt`
 * - `sending`: a process has claimed it, until `claimedUntil`
 * - `sent`: the mail server has accepted it
 * - `skipped`: when it was due, it was no longer true, the order could not be read, letters were off, or its addressee
 *   had got enough of them that day
 * - `uncertain`: sending was interrupted, so it is unknown whether it was sent
 * - `failed`: the mail server has refused every attempt
 */
export const letterStates = [
  'waiting',
  'sending',
  'sent',
  'skipped',
  'uncertain',
  'failed',
] as const

export type LetterState = (typeof letterStates)[number]

/** How far a letter is on its way. Times in ms since 1970. */
export interface Delivery {
  readonly state: LetterState
  /** How often it was claimed since it was last planned, or an admin last requested another attempt. */
  readonly attempts: number
  readonly createdAt: number
  readonly sendAt: number
  /** Null unless it is being sent. */
  readonly claimedUntil: number | null
  readonly sentAt: number | null
}

/**
 * A letter about what a press did with an order, `letters/{orderId}-{press}-{kind}`. It has no personal data: the address,
 * the amounts and the words are read from the order's entries when it is sent. Times in ms since 1970.
 */
export interface Letter extends Delivery {
  readonly orderId: string
  /** The press of its entries; of a reminder that of the entry with which the waiting began; of a link its day (`linkLetter`). */
  readonly press: string
  readonly kind: LetterKind
  /**
   * Of a reminder that was claimed: the start of the last day that it names for the transfer. Null for other
   * letters.
   */
  readonly lastDay: number | null
}

/** The id of a letter's document. */
export const letterId = ({ orderId, press, kind }: Pick<Letter, 'orderId' | 'press' | 'kind'>) =>
  `${orderId}-${press}-${kind}`

/** The states of a letter that was not sent, or of which it is unknown whether it was. */
export const unsentStates = ['uncertain', 'failed'] as const satisfies readonly LetterState[]

/** Whether an admin may request another attempt. */
export const canSendAgain = ({ state }: Pick<Delivery, 'state'>): boolean =>
  unsentStates.some((unsent) => unsent === state)

/** A letter that waits from now on. Times in ms since 1970. */
export const planned = (sendAt: number, now: number): Delivery => ({
  state: 'waiting',
  attempts: 0,
  createdAt: now,
  sendAt,
  claimedUntil: null,
  sentAt: null,
})

/** The time between a step and its letter, in ms. If the step is undone within it, no letter is sent. */
export const letterDelayMs = 20_000

/**
 * The letter with the link of an order, which somebody has asked for. There is one a day of the shop at most, whoever asks
 * how often, so the day takes the place of a press.
 *
 * @param now in ms since 1970
 */
export const linkLetter = (orderId: string, now: number) =>
  ({ orderId, press: String(dayOf(now).from), kind: 'orderLink' }) as const

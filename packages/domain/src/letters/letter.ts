/** The letters about an order; `newOrder` goes to the shop's owner, the others to the buyer. */
export const letterKinds = [
  'orderReceived',
  'paymentReceived',
  'orderShipped',
  'orderCancelled',
  'paymentRefunded',
  'paymentReminder',
  'newOrder',
] as const

export type LetterKind = (typeof letterKinds)[number]

/**
 * - `waiting`: is sent once `sendAt` has come
 * - `sending`: somebody has claimed it, until `claimedUntil`
 * - `sent`: the mail server has accepted it
 * - `skipped`: was no longer true when its time came
 * - `uncertain`: sending was cut off, so nobody knows whether it was sent
 * - `failed`: the mail server has refused it to the end
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

/**
 * A letter about an order, `letters/{orderId}-{kind}`: at most one of each kind. It has no personal data: the
 * address and the words are read from the order when it is sent. Times in ms since 1970.
 */
export interface Letter {
  readonly orderId: string
  readonly kind: LetterKind
  readonly state: LetterState
  /** How often it was claimed since it last became due. */
  readonly attempts: number
  readonly createdAt: number
  readonly sendAt: number
  /** Null unless it is being sent. */
  readonly claimedUntil: number | null
  readonly sentAt: number | null
}

/** The id of a letter's document. */
export function letterId(orderId: string, kind: LetterKind): string {
  return `${orderId}-${kind}`
}

/** The time in ms between a step and its letter, in which the step can be undone without a word. */
export const letterDelayMs = 20_000

/** What a letter about an order tells: to the buyer, and `newOrder` to the owner. */
export const letterKinds = [
  'orderReceived',
  'newOrder',
  'paymentReceived',
  'orderShipped',
  'orderCancelled',
  'paymentRefunded',
  'paymentReminder',
] as const

export type LetterKind = (typeof letterKinds)[number]

/**
 * `sending`: claimed by a function until `claimedUntil`. `skipped`: no longer true when its time came.
 * `uncertain`: a function stopped while it was sending, so nobody knows. `failed`: refused to the end.
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
 * An automatic e-mail about an order, `letters/{order's id}-{kind}`. It has no personal data: address, name and
 * words are read from the order when it is sent. Times in ms since 1970.
 */
export interface Letter {
  readonly orderId: string
  readonly kind: LetterKind
  readonly state: LetterState
  /** How often a function has tried to send it. */
  readonly attempts: number
  readonly createdAt: number
  /** Not sent before this time. */
  readonly sendAt: number
  readonly claimedUntil: number | null
  readonly sentAt: number | null
}

/** How long a letter waits before it is sent, in ms, so that an undone step writes nothing. */
export const letterDelayMs = 20_000

/** The id of a letter: an order has one of each kind. */
export function letterId(orderId: string, kind: LetterKind): string {
  return `${orderId}-${kind}`
}

/** Whether an admin may ask for one more attempt: it was not sent, or nobody knows. */
export function canSendAgain({ state }: Pick<Letter, 'state'>): boolean {
  return state === 'uncertain' || state === 'failed'
}

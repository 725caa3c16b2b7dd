import { entriesInForce, type Entry } from '../orders/entries.ts'
import { goodsOf } from '../orders/goodsStates.ts'
import {
  isAnonymised,
  isCancelledByBuyer,
  isUnpaid,
  waitingOf,
  type Order,
} from '../orders/order.ts'
import { transferAccountOf } from '../orders/orderFilter.ts'
import { dayAfter, dayOf, type Period } from '../orders/shopCalendar.ts'
import type { Letter, LetterKind } from './letter.ts'

/**
 * The letters that a press triggers, one for each thing that it did (spec section 3.6). An undoing triggers none, nor does
 * an edit.
 *
 * @param order after the press
 */
export const lettersOf = (order: Order, press: string): readonly LetterKind[] => {
  const kinds = order.entries
    .filter((entry) => entry.press === press)
    .flatMap((entry) => kindsOf(entry))
  return [...new Set(kinds)].filter((kind) => isLetterTrue({ kind, press }, order))
}

const kindsOf = (entry: Entry): readonly LetterKind[] =>
  entry.kind === 'refunded' && entry.cents === 0 ? [] : lettersOfKind[entry.kind]

/** The letters about each kind of entry. */
const lettersOfKind: Readonly<Record<Entry['kind'], readonly LetterKind[]>> = {
  placed: ['orderReceived', 'newOrder'],
  entered: ['orderReceived'],
  edited: [],
  accountCorrected: ['accountCorrected'],
  received: ['paymentReceived'],
  refunded: ['paymentRefunded'],
  shipped: ['orderShipped'],
  delivered: [],
  cancelled: ['orderCancelled'],
  returned: [],
  tracked: ['parcelTracked'],
  invoiced: [],
  struck: [],
}

/** The entry that a letter is about: of its press, the first that triggers it. A reminder, or a link, is about none. */
export const entryOfLetter = (
  { entries }: Pick<Order, 'entries'>,
  { kind, press }: Pick<Letter, 'kind' | 'press'>,
): Entry | undefined =>
  entries.find((entry) => entry.press === press && kindsOf(entry).includes(kind))

/**
 * Whether a letter still says the truth: what it is about was not undone, and one that asks for money leaves only while
 * that is due. False if there is nobody to write to: for an anonymised order, one without an address, and one whose buyer
 * is not written to, unless they have asked for its link.
 */
export function isLetterTrue(letter: Pick<Letter, 'kind' | 'press'>, order: Order): boolean {
  const { kind, press } = letter
  const hasReader =
    kind === 'newOrder' ||
    ((order.writesLetters || kind === 'orderLink') && order.customer.email !== '')
  if (!hasReader || isAnonymised(order)) return false
  if (kind === 'orderLink') return true
  if (kind === 'paymentReminder') return waitingOf(order)?.press === press
  const stands = entryOfLetter({ entries: entriesInForce(order.entries) }, letter) !== undefined
  return stands && isStillTrue[kind](order, press)
}

const isStillTrue: Readonly<
  Record<
    Exclude<LetterKind, 'paymentReminder' | 'orderLink'>,
    (order: Order, press: string) => boolean
  >
> = {
  orderReceived: (order) => goodsOf(order) === 'atShop' && isUnpaid(order),
  newOrder: (order) => goodsOf(order) !== 'closed',
  // A buyer who has paid in cash at the door needs no letter about it.
  paymentReceived: (order) => order.paymentMethod === 'transfer' || goodsOf(order) !== 'arrived',
  orderShipped: (order) => goodsOf(order) === 'onItsWay',
  parcelTracked: (order, press) => goodsOf(order) === 'onItsWay' && isLast(order, 'tracked', press),
  orderCancelled: () => true,
  paymentRefunded: () => true,
  accountCorrected: (order, press) =>
    transferAccountOf(order) !== null && isLast(order, 'accountCorrected', press),
}

const isLast = ({ entries }: Order, kind: Entry['kind'], press: string): boolean =>
  entriesInForce(entries).findLast((entry) => entry.kind === kind)?.press === press

/**
 * Whether the reminder of a late transfer is due: the last day for the transfer is over, as it was promised when the
 * waiting began: after `transferDays`, or `pendingDays` where the shop had set no deadline.
 *
 * @param now in ms since 1970
 */
export function isReminderDue(order: Order, now: number): boolean {
  const waiting = waitingOf(order)
  if (waiting === null) return false
  const lastDay = dayAfter(waiting.at, order.transferDays ?? order.pendingDays)
  return (
    isLetterTrue({ kind: 'paymentReminder', press: waiting.press }, order) && now >= lastDay.before
  )
}

/** Minimum number of days between the reminder and the cancellation. */
const daysAfterReminder = 3

/**
 * The last day on which the shop keeps the bottles of an order whose transfer is late: `pendingDays` after the waiting
 * began, and at least three days after its reminder. The reminder names that day, and its letter stores it.
 *
 * @param remindedAt in ms since 1970
 */
export function lastDayOfLateTransfer(order: Order, remindedAt: number): Period {
  const waited = dayAfter(waitingOf(order)?.at ?? order.createdAt, order.pendingDays)
  const reminded = dayAfter(remindedAt, daysAfterReminder)
  return waited.from > reminded.from ? waited : reminded
}

/**
 * Whether the shop's schedule cancels an order (spec section 3.6): its transfer is late, its buyer was reminded in this
 * waiting, and the last day that the reminder named is over.
 *
 * @param reminder the reminder of this waiting; null if there is none
 * @param now in ms since 1970
 */
export function isCancellationDue(order: Order, reminder: Letter | null, now: number): boolean {
  if (reminder === null || reminder.sentAt === null || reminder.lastDay === null) return false
  const mayCancel = isCancelledByBuyer(order) && isLetterTrue(reminder, order)
  return mayCancel && now >= dayOf(reminder.lastDay).before
}

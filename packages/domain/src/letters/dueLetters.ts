import { isAnonymised, type Order } from '../orders/order.ts'
import { moneyOf } from '../orders/orderMoney.ts'
import { goodsOf, isNewAndUnpaid } from '../orders/orderSteps.ts'
import { dayAfter, dayOf, type Period } from '../orders/shopCalendar.ts'
import type { ShopSettings } from '../orders/shopSettings.ts'
import { letterKinds, type Letter, type LetterKind } from './letter.ts'

/**
 * Returns the letters that a change of an order triggers (spec section 3.6). A correction triggers none.
 *
 * @param before null for an order that was just placed
 */
export function lettersAfter(before: Order | null, after: Order): readonly LetterKind[] {
  return letterKinds.filter(
    (kind) => isLetterUpToDate(kind, after) && isTriggered[kind](before, after),
  )
}

/**
 * Whether a letter describes the order as it is now. False if there is nobody to write to: for an anonymised order, and
 * for one that an admin has entered without an address.
 */
export function isLetterUpToDate(kind: LetterKind, order: Order): boolean {
  const hasReader = kind === 'newOrder' || order.customer.email !== ''
  return hasReader && !isAnonymised(order) && isUpToDate[kind](order)
}

const isUpToDate: Readonly<Record<LetterKind, (order: Order) => boolean>> = {
  orderReceived: (order) => goodsOf(order) !== 'cancelled',
  newOrder: (order) => goodsOf(order) !== 'cancelled',
  // A buyer who has paid in cash at the door needs no letter about it.
  paymentReceived: (order) =>
    moneyOf(order) === 'received' &&
    (order.paymentMethod === 'transfer' || goodsOf(order) !== 'delivered'),
  orderShipped: (order) => goodsOf(order) === 'shipped',
  orderCancelled: (order) => goodsOf(order) === 'cancelled',
  paymentRefunded: (order) => order.refundedAt !== null || order.refundedCents > 0,
  paymentReminder: isTransferAwaited,
}

/** Whether a change triggers a letter, if the letter is up to date after it. */
const isTriggered: Readonly<Record<LetterKind, (before: Order | null, after: Order) => boolean>> = {
  orderReceived: (before, after) => isPlaced(before, after) && moneyOf(after) === 'due',
  newOrder: isPlaced,
  // Of an order that is entered as paid it is the first.
  paymentReceived: (before, after) =>
    before === null
      ? isPlaced(before, after) && after.receivedCents > 0
      : moneyOf(before) === 'due',
  // A delivery that is undone also results in `shipped`, but its bottles left long ago.
  orderShipped: (before) => before !== null && goodsOf(before) === 'new',
  orderCancelled: (before) => before !== null && goodsOf(before) !== 'cancelled',
  paymentRefunded: (before, after) =>
    before !== null && (before.refundedAt ?? 0) < (after.refundedAt ?? 0),
  // Planned when `isReminderDue`, not by a change.
  paymentReminder: () => false,
}

function isPlaced(before: Order | null, after: Order): boolean {
  return before === null && goodsOf(after) === 'new'
}

/**
 * Whether the reminder of a late transfer is due: the last day for the transfer is over. That day is
 * `transferDays` after the order, or `pendingDays` if the settings have no deadline.
 *
 * @param now in ms since 1970
 */
export function isReminderDue(
  order: Order,
  { transferDays, pendingDays }: Pick<ShopSettings, 'transferDays' | 'pendingDays'>,
  now: number,
): boolean {
  const lastDay = dayAfter(order.createdAt, transferDays ?? pendingDays)
  return isLetterUpToDate('paymentReminder', order) && now >= lastDay.before
}

/** Minimum number of days between the reminder and the cancellation. */
const daysAfterReminder = 3

/**
 * The last day on which the shop keeps the bottles of an order whose transfer is late: `pendingDays` after the
 * order, and at least three days after its reminder. The reminder names that day, and its letter stores it.
 *
 * @param remindedAt in ms since 1970
 */
export function lastDayOfLateTransfer(
  { createdAt }: Pick<Order, 'createdAt'>,
  { pendingDays }: Pick<ShopSettings, 'pendingDays'>,
  remindedAt: number,
): Period {
  const waited = dayAfter(createdAt, pendingDays)
  const reminded = dayAfter(remindedAt, daysAfterReminder)
  return waited.from > reminded.from ? waited : reminded
}

/**
 * Whether the shop's functions cancel an order (spec section 3.6): its transfer is late, its buyer was reminded,
 * and the last day that the reminder named is over.
 *
 * @param reminder the order's `paymentReminder`; null if there is none
 * @param now in ms since 1970
 */
export function isCancellationDue(
  order: Order,
  reminder: Pick<Letter, 'sentAt' | 'lastDay'> | null,
  now: number,
): boolean {
  if (reminder === null || reminder.sentAt === null || reminder.lastDay === null) return false
  return isLetterUpToDate('paymentReminder', order) && now >= dayOf(reminder.lastDay).before
}

function isTransferAwaited(order: Order): boolean {
  return order.paymentMethod === 'transfer' && isNewAndUnpaid(order)
}

import { isAnonymised, type Order } from '../orders/order.ts'
import { goodsOf, moneyOf } from '../orders/orderSteps.ts'
import { dayAfter, type Period } from '../orders/shopCalendar.ts'
import type { ShopSettings } from '../orders/shopSettings.ts'
import { letterKinds, type Letter, type LetterKind } from './letter.ts'

/**
 * The letters that a change of an order calls for. A correction calls for none.
 *
 * @param before null for an order that was just placed
 */
export function lettersAfter(before: Order | null, after: Order): readonly LetterKind[] {
  return letterKinds.filter((kind) => isLetterTrue(kind, after) && isNews[kind](before, after))
}

/**
 * Whether a letter describes an order as it is now. False for an order whose buyer has deleted their account:
 * there is nobody to write to.
 */
export function isLetterTrue(kind: LetterKind, order: Order): boolean {
  return !isAnonymised(order) && isTrue[kind](order)
}

const isTrue: Readonly<Record<LetterKind, (order: Order) => boolean>> = {
  orderReceived: (order) => goodsOf(order) !== 'cancelled',
  newOrder: (order) => goodsOf(order) !== 'cancelled',
  // A buyer who has paid in cash at the door needs no letter about it.
  paymentReceived: (order) =>
    moneyOf(order) === 'received' &&
    (order.paymentMethod === 'transfer' || goodsOf(order) !== 'delivered'),
  orderShipped: (order) => goodsOf(order) === 'shipped',
  orderCancelled: (order) => goodsOf(order) === 'cancelled',
  paymentRefunded: (order) => moneyOf(order) === 'refunded',
  paymentReminder: isTransferAwaited,
}

/** Whether a change is the reason for a letter that is true after it. */
const isNews: Readonly<Record<LetterKind, (before: Order | null, after: Order) => boolean>> = {
  orderReceived: isPlaced,
  newOrder: isPlaced,
  paymentReceived: (before) => before !== null && moneyOf(before) === 'due',
  // A delivery that is corrected was shipped long ago.
  orderShipped: (before) => before !== null && goodsOf(before) === 'new',
  orderCancelled: (before) => before !== null && goodsOf(before) !== 'cancelled',
  paymentRefunded: (before) => before !== null && moneyOf(before) === 'toRefund',
  // Time calls for it, not a change.
  paymentReminder: () => false,
}

function isPlaced(before: Order | null, after: Order): boolean {
  return before === null && goodsOf(after) === 'new'
}

/**
 * Whether a transfer is late: its last day is over. That day is the settings' deadline; without one, the last
 * before the order has waited long.
 *
 * @param now in ms since 1970
 */
export function isReminderDue(
  order: Order,
  { transferDays, pendingDays }: Pick<ShopSettings, 'transferDays' | 'pendingDays'>,
  now: number,
): boolean {
  const lastDay = dayAfter(order.createdAt, transferDays ?? pendingDays)
  return isLetterTrue('paymentReminder', order) && now >= lastDay.before
}

/** How many days a buyer has at least between the reminder and the cancellation. */
const daysAfterReminder = 3

/**
 * The last day on which a late transfer keeps its bottles: the last of the days that an order may wait by the
 * settings, and at least three days after its reminder.
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
 * Whether the shop's functions cancel an order: its transfer is late, its buyer was reminded, and the last day
 * that the reminder named is over.
 *
 * @param reminder the order's `paymentReminder`; null if there is none
 * @param now in ms since 1970
 */
export function isCancellationDue(
  order: Order,
  reminder: Pick<Letter, 'sentAt'> | null,
  settings: Pick<ShopSettings, 'pendingDays'>,
  now: number,
): boolean {
  const remindedAt = reminder?.sentAt ?? null
  if (remindedAt === null || !isLetterTrue('paymentReminder', order)) return false
  return now >= lastDayOfLateTransfer(order, settings, remindedAt).before
}

function isTransferAwaited(order: Order): boolean {
  return order.paymentMethod === 'transfer' && goodsOf(order) === 'new' && moneyOf(order) === 'due'
}

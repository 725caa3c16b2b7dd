import type { Cents } from '../money/money.ts'
import { correctionOf, type ActivityEntry, type Order, type Step } from './order.ts'

/** Where the money of an order stands; `none` means that a cancelled order was never paid. */
export type Money = 'due' | 'received' | 'toRefund' | 'refunded' | 'none'

/** The fields of an order from which its two tracks are read. */
export type OrderState = Pick<
  Order,
  'status' | 'totalCents' | 'receivedCents' | 'refundedAt' | 'refundedCents'
>

/** Whether an order goes no further: all that was paid has to go back. */
export const isClosed = ({ status }: Pick<Order, 'status'>) =>
  status === 'cancelled' || status === 'returned'

/** What has still to be received for an order, in cents: more than was received if an edit has raised the total. */
export function dueOf(order: OrderState): Cents {
  return isClosed(order) ? 0 : Math.max(0, order.totalCents - order.receivedCents)
}

/**
 * What has to be refunded of an order, in cents: all of one that goes no further, and what an edit has made too much.
 * One refund of less settles it, as somebody has agreed with the buyer.
 */
export function toRefundOf(order: OrderState): Cents {
  const kept = order.receivedCents - order.refundedCents
  if (isClosed(order)) return order.refundedAt === null ? kept : 0
  return Math.max(0, kept - order.totalCents)
}

/** Where the money of an order stands. */
export function moneyOf(order: OrderState): Money {
  if (toRefundOf(order) > 0) return 'toRefund'
  if (isClosed(order)) return order.receivedCents === 0 ? 'none' : 'refunded'
  return dueOf(order) > 0 ? 'due' : 'received'
}

/** The entries of some steps that no correction has undone, the last one first. */
function standingEntries({ activity }: Order, done: readonly Step[]): readonly ActivityEntry[] {
  return activity.reduce<readonly ActivityEntry[]>((standing, entry) => {
    if (done.some((step) => step === entry.kind)) return [entry, ...standing]
    const isUndone = done.some((step) => correctionOf(step) === entry.kind)
    return isUndone ? standing.slice(1) : standing
  }, [])
}

/** The money of an order without its last payment. That of an entered order has no entry of its own. */
export function withoutLastReceipt(
  order: Order,
): Pick<Order, 'paymentReceivedAt' | 'receivedCents'> {
  const [last, previous] = standingEntries(order, ['received', 'collected'])
  const receivedCents = order.receivedCents - (last?.cents ?? order.receivedCents)
  const paidAt = previous?.at ?? order.createdAt
  return { receivedCents, paymentReceivedAt: receivedCents === 0 ? null : paidAt }
}

/**
 * What a refund changes. Of an order that goes on, the step gives back what is too much, so that it is due again if an
 * edit adds it; what is given back for a reason is not due again.
 */
export function refundOf(order: Order, cents: Cents, reason?: string): MoneyChanges {
  return isClosed(order) || reason !== undefined
    ? { refundedCents: order.refundedCents + cents }
    : { receivedCents: order.receivedCents - cents }
}

/** The money of an order without its last refund. */
export function withoutLastRefund(order: Order): MoneyChanges {
  const [last, previous] = standingEntries(order, ['refunded'])
  const endedAt = order.cancelledAt ?? order.returnedAt ?? 0
  return {
    ...refundOf(order, -(last?.cents ?? order.refundedCents), last?.text),
    // Once an order goes no further, what was refunded before was a part.
    refundedAt: previous !== undefined && previous.at >= endedAt ? previous.at : null,
  }
}

type MoneyChanges = Partial<Pick<Order, 'receivedCents' | 'refundedCents' | 'refundedAt'>>

/** Whether the last payment can be taken back: not money that was refunded already. */
export const isReceiptUndoable = (order: Order): boolean =>
  order.paymentReceivedAt !== null && withoutLastReceipt(order).receivedCents >= order.refundedCents

import { isAnonymised, type Order } from '../orders/order.ts'
import { goodsOf, isCollected, moneyOf } from '../orders/orderSteps.ts'
import { letterKinds, type LetterKind } from './letter.ts'

/** Whether what a letter tells is true of an order. Nobody writes about an anonymised order. */
export function isLetterTrue(kind: LetterKind, order: Order): boolean {
  return !isAnonymised(order) && isTrue[kind](order)
}

const isTrue: Readonly<Record<LetterKind, (order: Order) => boolean>> = {
  orderReceived: (order) => goodsOf(order) !== 'cancelled',
  newOrder: (order) => goodsOf(order) !== 'cancelled',
  // Who paid at the door knows it.
  paymentReceived: (order) => moneyOf(order) === 'received' && !isCollected(order),
  orderShipped: (order) => goodsOf(order) === 'shipped',
  orderCancelled: (order) => goodsOf(order) === 'cancelled',
  paymentRefunded: (order) => moneyOf(order) === 'refunded',
  paymentReminder: (order) =>
    order.paymentMethod === 'transfer' && goodsOf(order) === 'new' && moneyOf(order) === 'due',
}

/**
 * The letters that a change of an order asks for. A reminder is never among them: it follows from time alone.
 *
 * @param before null when the order was just placed
 */
export function lettersAfter(before: Order | null, after: Order): readonly LetterKind[] {
  const told = letterKinds.filter(
    (kind) => kind !== 'paymentReminder' && isLetterTrue(kind, after),
  )
  if (before === null) return told.filter((kind) => kind === 'orderReceived' || kind === 'newOrder')
  const isDeliveryUndone = goodsOf(before) === 'delivered' && goodsOf(after) !== 'delivered'
  return isDeliveryUndone ? [] : told.filter((kind) => !isTrue[kind](before))
}

import type { Cents } from '../money/money.ts'
import { goodsOf, type Goods } from './goodsStates.ts'
import { moneyOf, type Order } from './order.ts'

/**
 * Where an order stands for its buyer, by the states of its bottles and of its money: what happens next, and who has to
 * act (spec section 3.5). What is due is `due` by transfer, and `cash` where it is paid with the bottles.
 */
export type Standing =
  | `pending.${'due' | 'cash' | 'received'}`
  | `shipped.${'due' | 'cash' | 'received'}`
  | `delivered.${'due' | 'received'}`
  | `closed.${'toRefund' | 'refunded' | 'none'}`

/** Where an order stands for its buyer. */
export function standingOf(order: Order): Standing {
  const money = moneyOf(order)
  const due = order.paymentMethod === 'transfer' ? 'due' : 'cash'
  const open = money === 'due' ? due : 'received'
  // A buyer may have left all of what had to be refunded to the shop.
  const closed = order.refundedCents > 0 ? 'closed.refunded' : 'closed.none'
  const standings: Readonly<Record<Goods, Standing>> = {
    atShop: `pending.${open}`,
    onItsWay: `shipped.${open}`,
    arrived: money === 'due' ? 'delivered.due' : 'delivered.received',
    closed: money === 'toRefund' ? 'closed.toRefund' : closed,
  }
  return standings[goodsOf(order)]
}

/** What an order's standing is about, in cents: what has to go back, or went back, or is due; else the total. */
export const standingCents = (order: Order): Cents =>
  standingOf(order) === 'closed.refunded'
    ? order.refundedCents
    : order.toRefundCents || order.dueCents || order.totalCents

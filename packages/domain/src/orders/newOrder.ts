import { currency } from '../money/money.ts'
import type { Order } from './order.ts'

/** How every order begins: nothing of it is paid, sent or noted. */
const beginning = {
  currency,
  status: 'pending',
  paymentReceivedAt: null,
  receivedCents: 0,
  refundedAt: null,
  refundedCents: 0,
  invoice: '',
  tracking: null,
  activity: [],
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  returnedAt: null,
} as const satisfies Partial<Order>

/** What is said of an order when it is placed. */
export type PlacedOrder = Omit<Order, keyof typeof beginning | 'createdAt' | 'updatedAt'>

/**
 * An order that is placed now.
 *
 * @param now in ms since 1970
 */
export function newOrder(placed: PlacedOrder, now: number): Order {
  return { ...beginning, ...placed, createdAt: now, updatedAt: now }
}

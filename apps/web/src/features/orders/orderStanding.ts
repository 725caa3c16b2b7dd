import { goodsOf, moneyOf, type Cents, type Order, type ShopSettings } from '@storefront/domain'

/** Where an order stands for its buyer: what happens next, and who has to act. */
export type OrderStanding =
  | 'transfer'
  | 'pending'
  | 'paid'
  | 'shipped'
  | 'shippedToPay'
  | 'delivered'
  | 'deliveredToPay'
  | 'cancelled'
  | 'toRefund'
  | 'refunded'
  | PickupStanding

/** Where an order stands that its buyer picks up, in place of `pending` to `deliveredToPay`. */
type PickupStanding =
  | 'pickupPending'
  | 'pickupPaid'
  | 'ready'
  | 'readyToPay'
  | 'pickedUp'
  | 'pickedUpToPay'

/** Where an order stands, from its money and its goods. */
export function standingOf(order: Order): OrderStanding {
  const { isAtShop, isOnItsWay, isClosed } = goodsOf(order)
  const money = moneyOf(order)
  const isToPay = money === 'due'
  const isPickup = order.pickupAddress !== ''
  if (isClosed) {
    if (money === 'toRefund') return 'toRefund'
    // A buyer may have left all of it to the shop.
    return order.refundedCents > 0 ? 'refunded' : 'cancelled'
  }
  if (isAtShop) {
    if (!isToPay) return isPickup ? 'pickupPaid' : 'paid'
    if (order.paymentMethod === 'transfer') return 'transfer'
    return isPickup ? 'pickupPending' : 'pending'
  }
  if (isOnItsWay) {
    if (isToPay && order.paymentMethod === 'onDelivery') {
      return isPickup ? 'readyToPay' : 'shippedToPay'
    }
    return isPickup ? 'ready' : 'shipped'
  }
  if (isToPay) return isPickup ? 'pickedUpToPay' : 'deliveredToPay'
  return isPickup ? 'pickedUp' : 'delivered'
}

/** What an order's standing is about, in cents: what has to go back, or went back, or is due; else the total. */
export const standingAmount = (order: Order): Cents =>
  standingOf(order) === 'refunded'
    ? order.refundedCents
    : order.toRefundCents || order.dueCents || order.totalCents

/** Whether the buyer of an order gets the shop's automatic e-mails: a page announces none that is not sent. */
export const getsLetters = (
  { writesLetters, customer }: Order,
  settings: Pick<ShopSettings, 'lettersOn'> | null,
): boolean => settings?.lettersOn === true && writesLetters && customer.email !== ''

/** A step of an order's progress, as its buyer follows it. */
export type ProgressName =
  | 'placed'
  | 'paid'
  | 'shipped'
  | 'ready'
  | 'delivered'
  | 'pickedUp'
  | 'cancelled'
  | 'returned'
  | 'refunded'

export interface ProgressStep {
  readonly name: ProgressName
  readonly stage: 'done' | 'current' | 'coming'
  /** In ms since 1970; null if it is still to come, or was not recorded. */
  readonly at: number | null
}

/**
 * The steps to show for an order: a transfer is paid before the shipment, cash when it arrives. The current
 * step is the last one that has happened. Of an unpaid order that goes no further only its end is stored.
 */
export function progressOf(order: Order): readonly ProgressStep[] {
  const { createdAt, paymentReceivedAt, shippedAt, deliveredAt, refundedAt } = order
  const { isOnItsWay, hasArrived, isClosed } = goodsOf(order)
  const isPickup = order.pickupAddress !== ''
  const placed = { name: 'placed', isDone: true, at: createdAt } as const
  const paid = {
    name: 'paid',
    // After an edit a part may be due again.
    isDone: paymentReceivedAt !== null && order.dueCents === 0,
    at: paymentReceivedAt,
  } as const
  if (isClosed) {
    const ended = {
      name: order.returnedAt === null ? 'cancelled' : 'returned',
      isDone: true,
      at: order.returnedAt ?? order.cancelledAt,
    } as const
    if (paymentReceivedAt === null) return staged([placed, ended])
    const isRefunded = order.toRefundCents === 0
    const refunded = { name: 'refunded', isDone: isRefunded, at: refundedAt } as const
    // A buyer may have left all of it to the shop.
    return staged([placed, paid, ended, ...(isRefunded && refundedAt === null ? [] : [refunded])])
  }
  const shipped = {
    name: isPickup ? 'ready' : 'shipped',
    isDone: isOnItsWay || hasArrived,
    at: shippedAt,
  } as const
  const delivered = {
    name: isPickup ? 'pickedUp' : 'delivered',
    isDone: hasArrived,
    at: deliveredAt,
  } as const
  return staged(
    order.paymentMethod === 'onDelivery'
      ? [placed, shipped, delivered, paid]
      : [placed, paid, shipped, delivered],
  )
}

interface Fact {
  readonly name: ProgressName
  readonly isDone: boolean
  readonly at: number | null
}

function staged(facts: readonly Fact[]): readonly ProgressStep[] {
  const last = facts.findLastIndex(({ isDone }) => isDone)
  return facts.map(({ name, isDone, at }, index) => ({
    name,
    stage: index === last ? 'current' : isDone ? 'done' : 'coming',
    at,
  }))
}

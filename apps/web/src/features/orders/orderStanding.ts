import {
  assertNever,
  dueOf,
  goodsOf,
  moneyOf,
  toRefundOf,
  type Cents,
  type Order,
  type OrderState,
} from '@storefront/domain'

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

type StandingFields = OrderState & Pick<Order, 'paymentMethod' | 'pickupAddress'>

/** Where an order stands, from its money and its goods. */
export function standingOf(order: StandingFields): OrderStanding {
  const goods = goodsOf(order)
  const money = moneyOf(order)
  const isToPay = money === 'due'
  const isPickup = order.pickupAddress !== ''
  switch (goods) {
    case 'new':
      if (money !== 'due') return isPickup ? 'pickupPaid' : 'paid'
      if (order.paymentMethod === 'transfer') return 'transfer'
      return isPickup ? 'pickupPending' : 'pending'
    case 'shipped':
      if (isToPay && order.paymentMethod === 'onDelivery') {
        return isPickup ? 'readyToPay' : 'shippedToPay'
      }
      return isPickup ? 'ready' : 'shipped'
    case 'delivered':
      if (isToPay) return isPickup ? 'pickedUpToPay' : 'deliveredToPay'
      return isPickup ? 'pickedUp' : 'delivered'
    case 'cancelled':
    case 'returned':
      return money === 'toRefund' || money === 'refunded' ? money : 'cancelled'
    default:
      return assertNever(goods)
  }
}

/** What an order's standing is about, in cents: what has to go back, or went back, or is due; else the total. */
export function standingAmount(order: StandingFields): Cents {
  if (standingOf(order) === 'refunded') return order.refundedCents
  return toRefundOf(order) || dueOf(order) || order.totalCents
}

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
  const goods = goodsOf(order)
  const isPickup = order.pickupAddress !== ''
  const placed = { name: 'placed', isDone: true, at: createdAt } as const
  const paid = {
    name: 'paid',
    // After an edit a part may be due again.
    isDone: paymentReceivedAt !== null && dueOf(order) === 0,
    at: paymentReceivedAt,
  } as const
  if (goods === 'cancelled' || goods === 'returned') {
    const ended = { name: goods, isDone: true, at: order[`${goods}At`] } as const
    if (paymentReceivedAt === null) return staged([placed, ended])
    const refunded = { name: 'refunded', isDone: refundedAt !== null, at: refundedAt } as const
    return staged([placed, paid, ended, refunded])
  }
  const shipped = {
    name: isPickup ? 'ready' : 'shipped',
    isDone: goods === 'shipped' || goods === 'delivered',
    at: shippedAt,
  } as const
  const delivered = {
    name: isPickup ? 'pickedUp' : 'delivered',
    isDone: goods === 'delivered',
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

import { assertNever, goodsOf, moneyOf, type Order } from '@storefront/domain'

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

type StandingFields = Pick<Order, 'status' | 'paymentMethod' | 'paymentReceivedAt' | 'refundedAt'>

/** Where an order stands, from its money and its goods. */
export function standingOf(order: StandingFields): OrderStanding {
  const goods = goodsOf(order)
  const money = moneyOf(order)
  const isToPay = money === 'due'
  switch (goods) {
    case 'new':
      if (money === 'received') return 'paid'
      return order.paymentMethod === 'transfer' ? 'transfer' : 'pending'
    case 'shipped':
      return isToPay && order.paymentMethod === 'onDelivery' ? 'shippedToPay' : 'shipped'
    case 'delivered':
      return isToPay ? 'deliveredToPay' : 'delivered'
    case 'cancelled':
      return money === 'toRefund' || money === 'refunded' ? money : 'cancelled'
    default:
      return assertNever(goods)
  }
}

/** A step of an order's progress, as its buyer follows it. */
export type ProgressName = 'placed' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'

export interface ProgressStep {
  readonly name: ProgressName
  readonly stage: 'done' | 'current' | 'coming'
  /** In ms since 1970; null if it is still to come, or was not recorded. */
  readonly at: number | null
}

/**
 * The steps to show for an order: a transfer is paid before the shipment, cash when it arrives. The current
 * step is the last one that has happened. Of an unpaid, cancelled order only the cancellation is stored.
 */
export function progressOf(order: Order): readonly ProgressStep[] {
  const { createdAt, paymentReceivedAt, shippedAt, deliveredAt, cancelledAt, refundedAt } = order
  const goods = goodsOf(order)
  const placed = { name: 'placed', isDone: true, at: createdAt } as const
  const paid = {
    name: 'paid',
    isDone: paymentReceivedAt !== null,
    at: paymentReceivedAt,
  } as const
  if (goods === 'cancelled') {
    const cancelled = { name: 'cancelled', isDone: true, at: cancelledAt } as const
    if (paymentReceivedAt === null) return staged([placed, cancelled])
    const refunded = { name: 'refunded', isDone: refundedAt !== null, at: refundedAt } as const
    return staged([placed, paid, cancelled, refunded])
  }
  const shipped = {
    name: 'shipped',
    isDone: goods === 'shipped' || goods === 'delivered',
    at: shippedAt,
  } as const
  const delivered = { name: 'delivered', isDone: goods === 'delivered', at: deliveredAt } as const
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

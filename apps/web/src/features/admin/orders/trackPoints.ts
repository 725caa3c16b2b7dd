import {
  assertNever,
  goodsOf,
  moneyOf,
  type Goods,
  type Money,
  type Order,
} from '@storefront/domain'

/** A point of a track. */
export interface TrackPoint {
  readonly name: Money | Goods
  /** When it was reached, in ms since 1970, or null. */
  readonly at: number | null
  /** How far the order is; `off` if the track ends here. */
  readonly stage: 'done' | 'current' | 'coming' | 'off'
}

/** The points of the money's track, in order. */
export function moneyPoints(order: Order): readonly TrackPoint[] {
  const { createdAt, paymentReceivedAt, refundedAt } = order
  const endedAt = order.cancelledAt ?? order.returnedAt
  const money = moneyOf(order)
  switch (money) {
    case 'due':
      return [
        { name: 'due', at: null, stage: 'current' },
        { name: 'received', at: null, stage: 'coming' },
      ]
    case 'received':
      return [
        { name: 'due', at: createdAt, stage: 'done' },
        { name: 'received', at: paymentReceivedAt, stage: 'done' },
      ]
    case 'toRefund':
    case 'refunded':
      return [
        { name: 'received', at: paymentReceivedAt, stage: 'done' },
        { name: 'toRefund', at: endedAt, stage: money === 'toRefund' ? 'current' : 'done' },
        money === 'toRefund'
          ? { name: 'refunded', at: null, stage: 'coming' }
          : { name: 'refunded', at: refundedAt, stage: 'done' },
      ]
    case 'none':
      return [{ name: 'none', at: endedAt, stage: 'off' }]
    default:
      return assertNever(money)
  }
}

/** The points of the goods' track, in order. */
export function goodsPoints(order: Order): readonly TrackPoint[] {
  const { createdAt, shippedAt, deliveredAt, cancelledAt, returnedAt } = order
  const goods = goodsOf(order)
  if (goods === 'cancelled') {
    return [
      { name: 'new', at: createdAt, stage: 'done' },
      { name: 'cancelled', at: cancelledAt, stage: 'off' },
    ]
  }
  if (goods === 'returned') {
    return [
      { name: 'shipped', at: shippedAt, stage: 'done' },
      { name: 'returned', at: returnedAt, stage: 'off' },
    ]
  }
  const reached = ['new', 'shipped', 'delivered'].indexOf(goods)
  return [
    { name: 'new', at: reached > 0 ? createdAt : null, stage: reached > 0 ? 'done' : 'current' },
    {
      name: 'shipped',
      at: shippedAt,
      stage: reached === 0 ? 'coming' : reached === 1 ? 'current' : 'done',
    },
    { name: 'delivered', at: deliveredAt, stage: reached === 2 ? 'done' : 'coming' },
  ]
}

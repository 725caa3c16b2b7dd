import {
  assertNever,
  goodsOf,
  goodsStates,
  goodsWay,
  moneyOf,
  type Cents,
  type Money,
  type Order,
  type OrderStatus,
} from '@storefront/domain'

/** A point of a track. */
export interface TrackPoint {
  readonly name: Money | OrderStatus
  /** When it was reached, in ms since 1970, or null. */
  readonly at: number | null
  /** How far the order is; `off` if the track ends here. */
  readonly stage: 'done' | 'current' | 'coming' | 'off'
  /** The amount of a point of the money. */
  readonly cents?: Cents
}

/** The points of the money's track, in order, each with what was or has to be received or given back. */
export function moneyPoints(order: Order): readonly TrackPoint[] {
  const { createdAt, paymentReceivedAt, refundedAt, receivedCents, refundedCents } = order
  const endedAt = order.cancelledAt ?? order.returnedAt
  const money = moneyOf(order)
  const received = {
    name: 'received',
    at: paymentReceivedAt,
    stage: 'done',
    cents: receivedCents,
  } as const
  const refunded = {
    name: 'refunded',
    at: refundedAt,
    stage: 'done',
    cents: refundedCents,
  } as const
  const before: readonly TrackPoint[] = [
    ...(receivedCents > 0 ? [received] : []),
    ...(refundedCents > 0 ? [refunded] : []),
  ]
  switch (money) {
    case 'due':
      return [
        ...before,
        { name: 'due', at: null, stage: 'current', cents: order.dueCents },
        ...(receivedCents > 0 ? [] : [{ name: 'received', at: null, stage: 'coming' } as const]),
      ]
    case 'received':
      return [{ name: 'due', at: createdAt, stage: 'done' }, ...before]
    case 'toRefund':
      return [
        ...before,
        { name: 'toRefund', at: endedAt, stage: 'current', cents: order.toRefundCents },
        ...(refundedCents > 0 ? [] : [{ name: 'refunded', at: null, stage: 'coming' } as const]),
      ]
    case 'refunded':
      return before
    case 'none':
      return [{ name: 'none', at: endedAt, stage: 'off' }]
    default:
      return assertNever(money)
  }
}

/** The points of the goods' track, in order. */
export function goodsPoints(order: Order): readonly TrackPoint[] {
  const { status, createdAt } = order
  const timeOf = (name: OrderStatus) => (name === 'pending' ? createdAt : order[`${name}At`])
  if (goodsOf(order) === 'closed') {
    const before = goodsWay.findLast((name) => timeOf(name) !== null) ?? 'pending'
    return [
      { name: before, at: timeOf(before), stage: 'done' },
      { name: status, at: timeOf(status), stage: 'off' },
    ]
  }
  const reached = goodsWay.indexOf(status)
  return goodsWay.map((name, index) => {
    const isReached = index < reached || (index === reached && goodsStates[status].next === null)
    const stage = isReached ? 'done' : index === reached ? 'current' : 'coming'
    return { name, at: name === 'pending' && !isReached ? null : timeOf(name), stage }
  })
}

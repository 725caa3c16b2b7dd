import { assertNever } from '../shared/assertNever.ts'
import type { Order, Step } from './order.ts'
import { moneyOf } from './orderMoney.ts'
import { goodsOf } from './orderSteps.ts'

/**
 * What somebody has to do with an order, in the order of the dashboard: collect or refund money, ship or deliver. The
 * queue, the lists and every count have this one definition.
 */
export const owedKinds = ['collect', 'refund', 'ship', 'deliver'] as const

export type OwedKind = (typeof owedKinds)[number]

/** What is owed of an order. */
export interface Owed {
  readonly kind: OwedKind
  /** The step that settles it. */
  readonly step: Extract<Step, 'received' | 'collected' | 'refunded' | 'shipped' | 'delivered'>
  /** Since when, in ms since 1970. */
  readonly since: number
}

/**
 * What is owed of an order (spec section 2.19); null if nothing is. A refund comes first. A transfer is collected before
 * the bottles leave, cash when they arrive; what is still due of a delivered order is collected too.
 */
export function owedOf(order: Order): Owed | null {
  const { createdAt, updatedAt, paymentReceivedAt, shippedAt, deliveredAt } = order
  const money = moneyOf(order)
  const isDue = money === 'due'
  const goods = goodsOf(order)
  if (money === 'toRefund') {
    const since = order.cancelledAt ?? order.returnedAt ?? updatedAt
    return { kind: 'refund', step: 'refunded', since }
  }
  switch (goods) {
    case 'new':
      return isDue && order.paymentMethod === 'transfer'
        ? { kind: 'collect', step: 'received', since: createdAt }
        : { kind: 'ship', step: 'shipped', since: paymentReceivedAt ?? createdAt }
    case 'shipped': {
      const since = shippedAt ?? createdAt
      if (!isDue) return { kind: 'deliver', step: 'delivered', since }
      const step = order.paymentMethod === 'transfer' ? 'received' : 'collected'
      return { kind: 'collect', step, since }
    }
    case 'delivered':
      return isDue ? { kind: 'collect', step: 'received', since: deliveredAt ?? createdAt } : null
    case 'cancelled':
    case 'returned':
      return null
    default:
      return assertNever(goods)
  }
}

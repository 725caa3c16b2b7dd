import {
  assertNever,
  dayMs,
  dayOf,
  goodsOf,
  matchesOrder,
  moneyOf,
  pendingOlderThan,
  type Order,
  type ShopSettings,
  type Step,
} from '@storefront/domain'

/**
 * What has to be done with an order, in the order of the page: write to the buyer, collect or refund money,
 * ship or deliver.
 */
export const queueKinds = ['write', 'collect', 'refund', 'ship', 'deliver'] as const

export type QueueKind = (typeof queueKinds)[number]

/** An order in the queue. */
export interface QueueEntry {
  readonly order: Order
  readonly kind: QueueKind
  /** What its button does; null for a message, which nothing stores. */
  readonly step: Exclude<Step, 'cancelled'> | null
  /** Since when it has to be done, in ms since 1970. */
  readonly since: number
  /** Whole days of the shop's calendar since then. */
  readonly days: number
  /** Whether it should not wait any longer. */
  readonly isLate: boolean
}

/** The settings that define what is late. */
type LateSettings = Pick<ShopSettings, 'pendingDays' | 'deliveryDays'>

/** The days after which something is late that has no setting; a shipment has one that may be empty. */
const lateAfterDays = { collect: 3, refund: 0, deliver: 7, shipWithoutSetting: 2 } as const

/**
 * The orders that somebody has to act on, each once, oldest first. An order is shipped when its money has been
 * received or is paid on delivery. Before, its transfer is collected; after `pendingDays`, an admin writes to its
 * buyer.
 *
 * @param now in ms since 1970
 */
export function queueOf(
  orders: readonly Order[],
  settings: LateSettings,
  now: number,
): readonly QueueEntry[] {
  return orders
    .flatMap((order) => {
      const owed = owedOf(order, settings, now)
      if (owed === null) return []
      const days = daysBetween(owed.since, now)
      const { kind, step, since } = owed
      return [{ order, kind, step, since, days, isLate: days >= lateAfter(kind, settings) }]
    })
    .toSorted((a, b) => a.since - b.since)
}

type Owed = Pick<QueueEntry, 'kind' | 'step' | 'since'>

function owedOf(order: Order, { pendingDays }: LateSettings, now: number): Owed | null {
  const { createdAt, paymentReceivedAt, shippedAt, deliveredAt, cancelledAt } = order
  const isDue = moneyOf(order) === 'due'
  const isTransfer = order.paymentMethod === 'transfer'
  const goods = goodsOf(order)
  switch (goods) {
    case 'new':
      if (!isDue || !isTransfer) {
        return { kind: 'ship', step: 'shipped', since: paymentReceivedAt ?? createdAt }
      }
      return matchesOrder(order, pendingOlderThan(pendingDays, now))
        ? { kind: 'write', step: null, since: createdAt }
        : { kind: 'collect', step: 'received', since: createdAt }
    case 'shipped': {
      const since = shippedAt ?? createdAt
      if (!isDue) return { kind: 'deliver', step: 'delivered', since }
      return { kind: 'collect', step: isTransfer ? 'received' : 'collected', since }
    }
    case 'delivered':
      return isDue ? { kind: 'collect', step: 'received', since: deliveredAt ?? createdAt } : null
    case 'cancelled':
      return moneyOf(order) === 'toRefund'
        ? { kind: 'refund', step: 'refunded', since: cancelledAt ?? createdAt }
        : null
    default:
      return assertNever(goods)
  }
}

function lateAfter(kind: QueueKind, { deliveryDays }: LateSettings): number {
  if (kind === 'write') return 0
  if (kind === 'ship') return deliveryDays?.from ?? lateAfterDays.shipWithoutSetting
  return lateAfterDays[kind]
}

/** Whole days of the shop's calendar between two times: 0 on the same day, 1 since yesterday. */
function daysBetween(since: number, now: number): number {
  return Math.max(0, Math.round((dayOf(now).from - dayOf(since).from) / dayMs))
}

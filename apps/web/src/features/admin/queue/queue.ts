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

/** What is owed, in the order of the page: a message, money to collect or to give back, bottles to ship or to deliver. */
export const queueKinds = ['write', 'collect', 'refund', 'ship', 'deliver'] as const

export type QueueKind = (typeof queueKinds)[number]

/** An order in the queue. */
export interface QueueEntry {
  readonly order: Order
  readonly kind: QueueKind
  /** What its button does; null for a message, which nothing stores. */
  readonly step: Step | null
  /** Since when it is owed, in ms since 1970. */
  readonly since: number
  /** Whole days of the shop's calendar since then. */
  readonly days: number
  /** Whether it should not wait any longer. */
  readonly isLate: boolean
}

/** The settings that say what is late. */
type Patience = Pick<ShopSettings, 'pendingDays' | 'deliveryDays'>

/** After how many days something is late that no setting speaks of: money in transit, and money of others. */
const patienceDays = { collect: 3, refund: 0, deliver: 7, shipWithoutSetting: 2 } as const

/**
 * The orders that somebody has to act on, each once, oldest first. An order is to be shipped once its money is
 * there, or will be paid at the door; a transfer is collected before, and after `pendingDays` its buyer gets a
 * message.
 *
 * @param now in ms since 1970
 */
export function queueOf(
  orders: readonly Order[],
  settings: Patience,
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

function owedOf(order: Order, { pendingDays }: Patience, now: number): Owed | null {
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

function lateAfter(kind: QueueKind, { deliveryDays }: Patience): number {
  if (kind === 'write') return 0
  if (kind === 'ship') return deliveryDays?.from ?? patienceDays.shipWithoutSetting
  return patienceDays[kind]
}

/** Whole days of the shop's calendar between two times: 0 on the same day, 1 since yesterday. */
function daysBetween(since: number, now: number): number {
  return Math.max(0, Math.round((dayOf(now).from - dayOf(since).from) / dayMs))
}

/** The number of bottles of an order. */
export const bottlesOf = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

import { entriesInForce, isTerms, type EntryKind } from './entries.ts'
import { goodsStates, type GoodsStep } from './goodsStates.ts'
import { waitingOf, type Order } from './order.ts'
import type { ButtonStep, FinalStep } from './steps.ts'

/**
 * What somebody has to do with an order, in the order of the dashboard: collect or refund money, ship or deliver. The
 * lists, every count, and the deletion of an account have this one definition.
 */
export const owedKinds = ['collect', 'refund', 'ship', 'deliver'] as const

export type OwedKind = (typeof owedKinds)[number]

/** What is owed of an order. */
export interface Owed {
  readonly kind: OwedKind
  /** The step that settles it. */
  readonly step: Exclude<ButtonStep, FinalStep>
  /** Since when, in ms since 1970. */
  readonly since: number
}

/**
 * What is owed of an order (spec section 2.19); null if nothing is. A refund comes first. A transfer is collected before
 * the bottles leave, cash when they arrive; what is still due of a delivered order is collected too.
 */
export function owedOf(order: Order): Owed | null {
  const { createdAt, paymentReceivedAt, shippedAt, deliveredAt } = order
  const isDue = order.dueCents > 0
  const isTransfer = order.paymentMethod === 'transfer'
  if (order.toRefundCents > 0) {
    return { kind: 'refund', step: 'refunded', since: tooMuchSince(order) }
  }
  const { next } = goodsStates[order.status]
  if (next === null) {
    return isDue
      ? { kind: 'collect', step: 'received', since: latest(createdAt, deliveredAt) }
      : null
  }
  const paid = latest(createdAt, paymentReceivedAt)
  const sent = latest(createdAt, shippedAt)
  const owedBefore: Readonly<Record<GoodsStep, Owed>> = {
    shipped:
      isDue && isTransfer
        ? { kind: 'collect', step: 'received', since: latest(paid, waitingOf(order)?.at ?? null) }
        : { kind: 'ship', step: 'shipped', since: paid },
    delivered: isDue
      ? { kind: 'collect', step: isTransfer ? 'received' : 'deliveredAndPaid', since: sent }
      : { kind: 'deliver', step: 'delivered', since: sent },
  }
  return owedBefore[next]
}

const latest = (...times: readonly (number | null)[]): number =>
  Math.max(...times.filter((time) => time !== null))

/** When the money of an order became too much: with its end, an edit or a payment, the last that stands. */
const tooMuchSince = ({ createdAt, entries }: Order): number =>
  Math.max(
    createdAt,
    ...entriesInForce(entries)
      .filter((entry) => isTerms(entry) || moreToRefund.has(entry.kind))
      .map(({ at }) => at),
  )

const moreToRefund: ReadonlySet<EntryKind> = new Set(['received', 'cancelled', 'returned'])

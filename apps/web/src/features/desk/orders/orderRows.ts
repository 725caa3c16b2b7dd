import {
  dayMs,
  dayOf,
  deliveryDaysTo,
  destinationOf,
  orderSort,
  owedOf,
  type Order,
  type OrderFilter,
  type Owed,
  type ShopSettings,
} from '@storefront/domain'

import { isTransferDue, type StepOutcome } from './takeSteps.ts'

/** An order in a list. */
export interface OrderRow {
  readonly order: Order
  /** What is owed of it; of one whose step was just taken, or undone, as before that step. */
  readonly owed: Owed | null
  /** Whether its step was just taken, which can still be undone. */
  readonly isDone: boolean
  /** Since how many whole days of the shop's calendar it is owed. */
  readonly days: number
  /** Whether it should not wait any longer. */
  readonly isLate: boolean
  /** Whether a transfer has waited longer than the shop waits. */
  readonly isTransferOverdue: boolean
}

/** The settings that say what is late. */
type LateSettings = Pick<ShopSettings, 'deliveryDays' | 'pendingDays' | 'provinceTerms'>

/** The days after which something is late that has no setting; a shipment has one that may be empty. */
const lateAfterDays = { collect: 3, refund: 0, deliver: 7, shipWithoutSetting: 2 } as const

/** Since when something is owed, and whether that is too long. */
function waitOf(owed: Owed | null, order: Order, settings: LateSettings, now: number) {
  if (owed === null) return { days: 0, isLate: false, isTransferOverdue: false }
  const { kind, since } = owed
  const days = Math.max(0, Math.round((dayOf(now).from - dayOf(since).from) / dayMs))
  const promised = deliveryDaysTo(destinationOf(order), settings)
  const limit =
    kind === 'ship' ? (promised?.from ?? lateAfterDays.shipWithoutSetting) : lateAfterDays[kind]
  return {
    days,
    isLate: days >= limit,
    isTransferOverdue: days > settings.pendingDays && isTransferDue(order),
  }
}

/** The rows after a press of theirs. They keep their place until it can not be undone any more. */
export function rowsAfter(
  kept: readonly OrderRow[],
  rows: readonly OrderRow[],
  { request, taken }: StepOutcome,
): readonly OrderRow[] {
  const isDone = request.name !== 'struck'
  const moved = taken.flatMap((order) => {
    const before = rows.find((row) => row.order.id === order.id)
    return before === undefined ? [] : [{ ...before, order, isDone }]
  })
  return [...kept.filter((row) => moved.every(({ order }) => order.id !== row.order.id)), ...moved]
}

/**
 * The rows of a list in their order: of what is owed, first what is late, then what is owed longest; else the orders as
 * they are read, the newest first.
 *
 * @param kept the rows whose step was just taken or undone; the list as it is read now may no longer have them
 */
export function orderRows(
  orders: readonly Order[],
  kept: readonly OrderRow[],
  filter: OrderFilter,
  settings: LateSettings,
  now: number,
): readonly OrderRow[] {
  const rowOf = (order: Order, owed = owedOf(order), isDone = false): OrderRow => ({
    order,
    owed,
    isDone,
    ...waitOf(owed, order, settings, now),
  })
  const rows = [
    ...orders
      .filter(({ id }) => kept.every(({ order }) => order.id !== id))
      .map((order) => rowOf(order)),
    ...kept.map(({ order: before, owed, isDone }) => {
      const order = orders.find(({ id }) => id === before.id) ?? before
      const isAsBefore = owedOf(order)?.step === owed?.step
      return isDone || isAsBefore ? rowOf(order, owed, isDone) : rowOf(order)
    }),
  ]
  const byId = (a: OrderRow, b: OrderRow) => (a.order.id < b.order.id ? -1 : 1)
  return rows.toSorted(
    orderSort(filter).field === 'owedSince'
      ? (a, b) =>
          Number(b.isLate) - Number(a.isLate) ||
          (a.owed?.since ?? 0) - (b.owed?.since ?? 0) ||
          byId(a, b)
      : (a, b) => b.order.createdAt - a.order.createdAt || byId(b, a),
  )
}

import { orderSort, owedOf, type Order, type OrderFilter, type Owed } from '@storefront/domain'

import { waitOf, type LateSettings } from './late.ts'
import type { StepOutcome } from './takeSteps.ts'

/** An order in a list. */
export interface OrderRow {
  readonly order: Order
  /** What is owed of it; of one whose step was just taken, or undone, as before that step. */
  readonly owed: Owed | null
  /** Whether its step was just taken, which can still be undone. */
  readonly isDone: boolean
}

const rowOf = (order: Order): OrderRow => ({ order, owed: owedOf(order), isDone: false })

/** The rows after a press of theirs. They keep their place until it can not be undone any more. */
export function rowsAfter(
  kept: readonly OrderRow[],
  rows: readonly OrderRow[],
  { request, taken }: StepOutcome,
): readonly OrderRow[] {
  const isDone = request.name !== 'struck'
  const moved = taken.flatMap((order) => {
    const before = rows.find((row) => row.order.id === order.id)
    return before === undefined ? [] : [{ order, owed: before.owed, isDone }]
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
  const read = new Map(orders.map((order) => [order.id, order]))
  const rows = [
    ...orders.filter(({ id }) => kept.every(({ order }) => order.id !== id)).map(rowOf),
    ...kept.map((row) => {
      const current = rowOf(read.get(row.order.id) ?? row.order)
      const isAsBefore = current.owed?.step === row.owed?.step
      return row.isDone || isAsBefore ? { ...row, order: current.order } : current
    }),
  ]
  const isLate = ({ owed, order }: OrderRow) =>
    owed !== null && waitOf(owed, order, settings, now).isLate
  const byId = (a: OrderRow, b: OrderRow) => (a.order.id < b.order.id ? -1 : 1)
  return rows.toSorted(
    orderSort(filter).field === 'owedSince'
      ? (a, b) =>
          Number(isLate(b)) - Number(isLate(a)) ||
          (a.owed?.since ?? 0) - (b.owed?.since ?? 0) ||
          byId(a, b)
      : (a, b) => b.order.createdAt - a.order.createdAt || byId(b, a),
  )
}

import type { Order } from './order.ts'
import { corrections, steps } from './orderSteps.ts'

/** What can happen to a placed order: a step, a correction, or a change of its tracking number. */
export const activityKinds = [...steps, ...corrections, 'tracked'] as const

export type ActivityKind = (typeof activityKinds)[number]

/** One entry of an order's activity. Entries are only ever added. */
export interface ActivityEntry {
  readonly kind: ActivityKind
  /** The account of the admin, or of the buyer who cancelled. */
  readonly by: string
  /** In ms since 1970. */
  readonly at: number
}

/** The entries of an order's activity, oldest first. */
export function activityOf({ activity }: Pick<Order, 'activity'>): readonly ActivityEntry[] {
  return Object.entries(activity)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, entry]) => entry)
}

/** The key of the next entry: the number of entries before it. */
export function nextActivityKey({ activity }: Pick<Order, 'activity'>): string {
  return String(Object.keys(activity).length)
}

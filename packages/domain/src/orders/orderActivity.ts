import type { ActivityEntry, Order } from './order.ts'

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

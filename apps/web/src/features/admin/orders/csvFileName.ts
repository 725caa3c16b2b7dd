import type { Order, OrderFilter } from '@storefront/domain'

import { formatSortable } from '../../../shared/i18n/format.ts'

const dayOf = (time: number): string => formatSortable(time).slice(0, 10)

/**
 * The name of a file of orders, with its first and last day: those that were asked for, or else those
 * of its orders.
 *
 * @param orders newest first
 */
export function csvFileName(word: string, orders: readonly Order[], filter: OrderFilter): string {
  const first = filter.from ?? orders.at(-1)?.createdAt
  const last = filter.before === undefined ? orders[0]?.createdAt : filter.before - 1
  const days = [first, last].flatMap((time) => (time === undefined ? [] : [dayOf(time)]))
  return `${[word, ...days].join('-')}.csv`
}

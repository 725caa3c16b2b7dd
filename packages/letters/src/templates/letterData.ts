import {
  dayAfter,
  waitingOf,
  type Cents,
  type Language,
  type Letter,
  type Order,
  type ShopSettings,
} from '@storefront/domain'
import { formatMoney, formatWeekday } from '@storefront/i18n'
import type { TFunction } from 'i18next'

/** The data from which a letter is written. */
export interface LetterData {
  /** Which letter, and about which press; a reminder also names a last day. */
  readonly letter: Pick<Letter, 'kind' | 'press' | 'lastDay'>
  readonly order: Order
  readonly settings: ShopSettings
  /** The site's origin, without a slash at the end. */
  readonly siteUrl: string
}

/** The props of a letter and its parts: the data, and the texts of its language. */
export interface LetterProps extends LetterData {
  readonly language: Language
  readonly t: TFunction<'letters'>
}

/** The name with which a letter addresses the buyer. */
export const firstName = ({ customer }: Pick<Order, 'customer'>): string =>
  customer.nombre.trim().split(/\s+/)[0] ?? ''

/** What the letter's own press received, or gave back: not what the order's payments add up to. */
export function centsOfPress({ letter, order }: LetterData): Cents {
  const kind = letter.kind === 'paymentRefunded' ? 'refunded' : 'received'
  return order.entries.reduce(
    (sum, entry) => (entry.press === letter.press && entry.kind === kind ? sum + entry.cents : sum),
    0,
  )
}

/** The number of the order, and the amount of the letter's own press and the rest as texts. */
export const amountsOf = (props: LetterData & { readonly language: Language }, rest: Cents) => ({
  number: props.order.number,
  amount: formatMoney(centsOfPress(props), props.language),
  rest: formatMoney(rest, props.language),
})

/**
 * The last day of an order's transfer as it was promised, "viernes 20 de noviembre"; null where there is no deadline, and
 * where no transfer is awaited.
 */
export function transferDay({ order, language }: LetterProps): string | null {
  const waiting = waitingOf(order)
  if (waiting === null || order.transferDays === null) return null
  return formatWeekday(dayAfter(waiting.at, order.transferDays).from, language)
}

import { dayAfter, type Language, type Order, type ShopSettings } from '@storefront/domain'
import { formatWeekday } from '@storefront/i18n'
import type { TFunction } from 'i18next'

/** The data from which a letter is written. */
export interface LetterData {
  readonly order: Order
  readonly settings: ShopSettings
  /** The site's origin, without a slash at the end. */
  readonly siteUrl: string
  /** A reminder's last day for the transfer, in ms since 1970; null for other letters. */
  readonly lastDay: number | null
}

/** The props of a letter and its parts: the data, and the texts of its language. */
export interface LetterProps extends LetterData {
  readonly language: Language
  readonly t: TFunction<'letters'>
}

/** The name with which a letter addresses the buyer. */
export const firstName = ({ customer }: Pick<Order, 'customer'>): string =>
  customer.nombre.trim().split(/\s+/)[0] ?? ''

/** The last day of an order's transfer, "viernes 20 de noviembre"; null if the settings have no deadline. */
export function transferDay({ order, settings, language }: LetterProps): string | null {
  const { transferDays } = settings
  if (transferDays === null) return null
  return formatWeekday(dayAfter(order.createdAt, transferDays).from, language)
}

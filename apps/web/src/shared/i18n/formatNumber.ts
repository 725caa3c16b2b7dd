/*
 * Numbers as the browser's own formatter writes them, but without it: to make the first one takes a slow phone 80 ms, in
 * which it answers nobody.
 */
import { type Cents, type Language, toDecimal } from '@storefront/domain'

/** "1.234,5" in Spanish, "1,234.5" in English. @param value not negative; three of its decimals are written */
export const formatNumber = (value: number, language: Language): string =>
  withMarks(`${Number(value.toFixed(3))}`, language)

/** "$27,00" in Spanish, "$27.00" in English. @param cents not negative */
export const formatMoney = (cents: Cents, language: Language): string =>
  `$${withMarks(toDecimal(cents).toFixed(2), language)}`

function withMarks(plain: string, language: Language): string {
  const english = plain.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')
  if (language === 'en') return english
  return english.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
}

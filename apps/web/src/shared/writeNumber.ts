/*
 * Numbers as `i18n/format.ts` writes them, but without the browser's formatter: to make the first one takes a slow phone
 * 80 ms, in which it answers nobody. For pages that everybody gets.
 */
import type { Cents, Language } from '@storefront/domain'

/** "1.234,5" in Spanish, "1,234.5" in English. @param value not negative, of three decimals at most */
export const writeNumber = (value: number, language: Language): string =>
  withMarks(`${value}`, language)

/** "$27,00" in Spanish, "$27.00" in English. @param cents not negative */
export const writePrice = (cents: Cents, language: Language): string =>
  `$${withMarks((cents / 100).toFixed(2), language)}`

function withMarks(plain: string, language: Language): string {
  const english = plain.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')
  if (language === 'en') return english
  return english.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
}

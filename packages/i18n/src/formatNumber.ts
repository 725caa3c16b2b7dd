/*
 * Formats numbers as `Intl.NumberFormat` does, but without it: creating the first one blocks a slow phone
 * for 80 ms.
 */
import { toDecimal, type Cents, type Language } from '@storefront/domain'

/** "1.234,5" in Spanish, "1,234.5" in English. @param value not negative; rounded to three decimals */
export const formatNumber = (value: number, language: Language): string =>
  withSeparators(`${Number(value.toFixed(3))}`, language)

/** "$27,00" in Spanish, "$27.00" in English. A negative amount begins with its sign in both: "-$27,00". */
export const formatMoney = (cents: Cents, language: Language): string =>
  `${cents < 0 ? '-' : ''}$${withSeparators(toDecimal(Math.abs(cents)).toFixed(2), language)}`

function withSeparators(plain: string, language: Language): string {
  const english = plain.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')
  if (language === 'en') return english
  return english.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
}

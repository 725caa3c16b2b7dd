/*
 * Numbers as `i18n/format.ts` writes them, but without the browser's formatter: to make the first one takes a slow phone
 * 80 ms, in which it answers nobody. For pages that everybody gets.
 */
import type { Cents, Language } from '@storefront/domain'

/** What stands between thousands, and before decimals. */
const marks = { es: ['.', ','], en: [',', '.'] } as const satisfies Record<Language, unknown>

/** "1.234,5" in Spanish, "1,234.5" in English. to three decimals. @param value not negative */
export const writeNumber = (value: number, language: Language): string =>
  withMarks(`${Number(value.toFixed(3))}`, language)

/** "$27,00" in Spanish, "$27.00" in English. @param cents not negative */
export const writePrice = (cents: Cents, language: Language): string =>
  `$${withMarks((cents / 100).toFixed(2), language)}`

function withMarks(plain: string, language: Language): string {
  const [thousands, point] = marks[language]
  const [whole = '', ...decimals] = plain.split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands), ...decimals].join(point)
}

import { type Cents, currency, type Language, toDecimal } from '@storefront/domain'

/** Ecuador writes US dollars; English readers are mostly in the United States. */
const locales = { es: 'es-EC', en: 'en-US' } as const satisfies Record<Language, string>

/** "$27,00" in Spanish, "$27.00" in English. */
export function formatMoney(cents: Cents, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(
    toDecimal(cents),
  )
}

/** "1.234,5" in Spanish, "1,234.5" in English. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value)
}

/** Days are the shop's, wherever the reader is. */
const timeZone = 'America/Guayaquil'

/** "20 de noviembre de 2026", "November 20, 2026". @param time ms since 1970 */
export function formatDate(time: number, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(time)
}

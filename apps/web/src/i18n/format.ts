import { type Cents, currency, type Language, toDecimal } from '@storefront/domain'

/** Ecuador writes US dollars; English readers are mostly in the United States. */
const locales = { es: 'es-EC', en: 'en-US' } as const satisfies Record<Language, string>

/** "$27.00" or "$ 27,00", as the language writes it. */
export function formatMoney(cents: Cents, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(
    toDecimal(cents),
  )
}

/** "2026" in tabular use, "1,234" or "1.234" grouped. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value)
}

/** "20 de noviembre de 2026". @param time ms since 1970 */
export function formatDate(time: number, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(time)
}

import type { Language } from '@storefront/domain'

/** Ecuador writes US dollars; English readers are mostly in the United States. */
const locales = { es: 'es-EC', en: 'en-US' } as const satisfies Record<Language, string>

/** The shop's time zone, for every visitor. */
const timeZone = 'America/Guayaquil'

/** A date or a time in the shop's time zone. @param time ms since 1970 */
export function formatTime(
  time: number,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(time)
}

/** "20 de noviembre de 2026", "November 20, 2026". @param time ms since 1970 */
export const formatDate = (time: number, language: Language): string =>
  formatTime(time, language, { dateStyle: 'long' })

/**
 * "viernes 20 de noviembre", "Friday, November 20".
 *
 * @param time ms since 1970
 * @param year `numeric` to add the year
 */
export function formatWeekday(time: number, language: Language, year?: 'numeric'): string {
  const day = formatTime(time, language, { weekday: 'long', day: 'numeric', month: 'long', year })
  return language === 'es' ? day.replace(',', '') : day
}

/**
 * Two days for a sentence that joins them: "viernes 20" and "lunes 23 de noviembre". Spanish names their
 * month once.
 *
 * @param from, to ms since 1970
 */
export function formatWeekdays(from: number, to: number, language: Language) {
  const isOneMonth = formatMonth(from, language) === formatMonth(to, language)
  return {
    from:
      language === 'es' && isOneMonth
        ? formatTime(from, language, { weekday: 'long', day: 'numeric' })
        : formatWeekday(from, language),
    to: formatWeekday(to, language),
  }
}

/** "20 nov 2026, 10:05", "Nov 20, 2026, 10:05 AM". @param time ms since 1970 */
export const formatDateTime = (time: number, language: Language): string =>
  formatTime(time, language, { dateStyle: 'medium', timeStyle: 'short' })

/** "1 – 22 de nov de 2026", "Nov 1 – 22, 2026"; a single day is "22 nov 2026". @param from, last ms since 1970 */
export function formatDays(from: number, last: number, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone })
  return format.formatRange(from, last)
}

/** "hoy", "ayer", "hace 3 días"; "today", "yesterday", "3 days ago". @param days whole days of the shop's calendar */
export const formatDaysAgo = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(-days, 'day')

/** "noviembre", "November". @param time ms since 1970 */
export const formatMonth = (time: number, language: Language): string =>
  formatTime(time, language, { month: 'long' })

/** "1 gallina y 2 patos", "1 hen and 2 ducks". */
export const formatList = (parts: readonly string[], language: Language): string =>
  // The first formatter takes a slow phone 80 ms.
  parts.length < 2 ? (parts[0] ?? '') : new Intl.ListFormat(locales[language]).format(parts)

/**
 * A number as it is typed into a field: "27,50" in Spanish, "27.50" in English, without a thousands separator.
 *
 * @param decimals the minimum number of decimals; zeros are added
 */
export function formatForInput(value: number, language: Language, decimals = 0): string {
  return new Intl.NumberFormat(locales[language], {
    useGrouping: false,
    minimumFractionDigits: decimals,
  }).format(value)
}

/**
 * "2026-11-20 10:05", in every language: for files, where programs sort times as text.
 *
 * @param time ms since 1970
 */
export function formatSortable(time: number): string {
  // This is the Swedish format.
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  }).format(time)
}

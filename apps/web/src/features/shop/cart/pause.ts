import {
  dayMs,
  type Language,
  type Localized,
  type PlannedPause,
  type ShopSettings,
} from '@storefront/domain'
import { formatTime, formatWeekday } from '@storefront/i18n'

/** The shop's settings for pauses. */
export type PauseSettings = Pick<
  ShopSettings,
  'salesPaused' | 'salesPausedMessage' | 'plannedPause'
>

/** A planned pause is announced a week before it starts; in ms. */
const announcementMs = 7 * dayMs

/** When a planned pause is first announced, in ms since 1970. */
export const announcedAt = ({ startsAt }: PlannedPause): number => startsAt - announcementMs

/** Used while the owner has written no message. Not among the messages, as the dashboard previews both languages. */
const defaultPauseText: Localized<string> = {
  es: 'Hoy no podemos vender. Tu carrito te espera.',
  en: 'We cannot sell today. Your cart will wait for you.',
}

const plannedPauseTexts = {
  es: {
    period: (from: string, to: string) => `del ${from}, al ${to}, hora de Ecuador`,
    closed: (period: string) => `No recibimos pedidos ${period}.`,
    why: 'Tu carrito te espera.',
    paused: 'Ventas en pausa',
    from: (moment: string) => `Sin ventas desde el ${moment}`,
    more: 'Leer más',
  },
  en: {
    period: (from: string, to: string) => `from ${from}, to ${to}, Ecuador time`,
    closed: (period: string) => `We are not taking orders ${period}.`,
    why: 'Your cart will wait for you.',
    paused: 'Sales are paused',
    from: (moment: string) => `No sales from ${moment}`,
    more: 'Read more',
  },
} as const

/**
 * "viernes 5 de febrero, 12:00", "Friday, February 5, 12:00 PM".
 *
 * @param time ms since 1970
 * @param year `numeric` to add the year
 */
export function momentIn(language: Language, time: number, year?: 'numeric'): string {
  return `${formatWeekday(time, language, year)}, ${clockIn(language, time)}`
}

/** "12:00", "12:00 PM". */
const clockIn = (language: Language, time: number): string =>
  formatTime(time, language, {
    hour: 'numeric',
    minute: '2-digit',
    ...(language === 'es' && { hourCycle: 'h23' }),
  })

/** "del viernes 5 de febrero, 12:00, al lunes 8 de febrero, 12:00, hora de Ecuador". */
export function pausePeriod(
  { startsAt, endsAt }: PlannedPause,
  language: Language,
  year?: 'numeric',
): string {
  const moment = (time: number) => momentIn(language, time, year)
  return plannedPauseTexts[language].period(moment(startsAt), moment(endsAt))
}

/**
 * The message on a pause of sales: of the switch, or of a planned pause, from a week before it starts until it ends; null
 * while there is none to announce. A browser's clock may be wrong: it decides what is announced, never what is sold.
 *
 * @param time ms since 1970
 */
export function pauseText(
  { salesPaused, salesPausedMessage, plannedPause }: PauseSettings,
  time: number,
  language: Language,
): string | null {
  const message = salesPausedMessage[language]
  if (plannedPause !== null && isAnnounced(plannedPause, time) && !salesPaused) {
    const { closed, why } = plannedPauseTexts[language]
    return `${closed(pausePeriod(plannedPause, language))} ${message || why}`
  }
  return salesPaused ? message || defaultPauseText[language] : null
}

const isAnnounced = (plan: PlannedPause, time: number): boolean =>
  time >= announcedAt(plan) && time < plan.endsAt

/** A pause in one short line, and a label for the whole message. */
export interface PauseLine {
  readonly title: string
  readonly more: string
}

/**
 * The short line on a pause of sales, for the times at which `pauseText` has a message; null at all others.
 *
 * @param time ms since 1970
 */
export function pauseLine(
  settings: PauseSettings,
  time: number,
  language: Language,
): PauseLine | null {
  if (pauseText(settings, time, language) === null) return null
  const { paused, from, more } = plannedPauseTexts[language]
  const { salesPaused, plannedPause } = settings
  if (salesPaused || plannedPause === null) return { title: paused, more }
  return { title: from(shortMoment(plannedPause.startsAt, language)), more }
}

/** "vie 5 feb, 12:00", "Fri, Feb 5, 12:00 PM". */
function shortMoment(time: number, language: Language): string {
  const day = formatTime(time, language, { weekday: 'short', day: 'numeric', month: 'short' })
  return `${language === 'es' ? day.replace(',', '') : day}, ${clockIn(language, time)}`
}

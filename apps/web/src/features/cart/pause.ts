import {
  dayMs,
  type Language,
  type Localized,
  type PlannedPause,
  type ShopSettings,
} from '@storefront/domain'

import { formatTime } from '../../shared/i18n/format.ts'

/** What the settings say of pauses. */
export type PauseSettings = Pick<
  ShopSettings,
  'salesPaused' | 'salesPausedMessage' | 'plannedPause'
>

/** How long before it begins a planned pause is announced: a week, in ms. */
const announcedMs = 7 * dayMs

/** When a planned pause is announced first, in ms since 1970. */
export const announcedAt = ({ startsAt }: PlannedPause): number => startsAt - announcedMs

/** The site's own words where the owner has none. Both languages, as the desk shows what buyers read in either. */
const pauseWords: Localized<string> = {
  es: 'Hoy no podemos vender: la ley nos pide una pausa. Tu carrito te espera.',
  en: 'We cannot sell today: the law asks us to pause. Your cart will wait for you.',
}

const plannedWords = {
  es: {
    period: (from: string, to: string) => `del ${from}, al ${to}, hora de Ecuador`,
    closed: (period: string) => `No recibimos pedidos ${period}.`,
    why: 'La ley nos pide una pausa. Tu carrito te espera.',
  },
  en: {
    period: (from: string, to: string) => `from ${from}, to ${to}, Ecuador time`,
    closed: (period: string) => `We take no orders ${period}.`,
    why: 'The law asks us to pause. Your cart will wait for you.',
  },
} as const

/**
 * "viernes 5 de febrero, 12:00", "Friday, February 5, 12:00 PM".
 *
 * @param time ms since 1970
 * @param year `numeric` where it is not plain which one
 */
export function momentIn(language: Language, time: number, year?: 'numeric'): string {
  const day = formatTime(time, language, { weekday: 'long', day: 'numeric', month: 'long', year })
  const clock = formatTime(time, language, {
    hour: 'numeric',
    minute: '2-digit',
    ...(language === 'es' && { hourCycle: 'h23' }),
  })
  return `${language === 'es' ? day.replace(',', '') : day}, ${clock}`
}

/** "del viernes 5 de febrero, 12:00, al lunes 8 de febrero, 12:00, hora de Ecuador". */
export function pausePeriod(
  { startsAt, endsAt }: PlannedPause,
  language: Language,
  year?: 'numeric',
): string {
  const moment = (time: number) => momentIn(language, time, year)
  return plannedWords[language].period(moment(startsAt), moment(endsAt))
}

/**
 * What buyers read of a pause: while one is on, and a week ahead of one that is planned; null at all
 * other times. @param time ms since 1970
 */
export function pauseText(
  { salesPaused, salesPausedMessage, plannedPause }: PauseSettings,
  time: number,
  language: Language,
): string | null {
  const message = salesPausedMessage[language]
  const isTold =
    plannedPause !== null && time >= announcedAt(plannedPause) && time < plannedPause.endsAt
  const isUnderWay = isTold && time >= plannedPause.startsAt
  if (isTold && (isUnderWay || !salesPaused)) {
    const { closed, why } = plannedWords[language]
    return `${closed(pausePeriod(plannedPause, language))} ${message || why}`
  }
  return salesPaused ? message || pauseWords[language] : null
}

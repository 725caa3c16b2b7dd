import { pauseStateOf, type Language, type ShopSettings } from '@storefront/domain'
import { formatTime, formatWeekday } from '@storefront/i18n'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useIsHydrating } from '../../../shared/hydration.tsx'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useSettings } from '../../../shared/useSettings.ts'
import { useTime } from '../../../shared/useTime.ts'
import styles from './PauseBanner.module.css'

/** "viernes 5 de febrero, 12:00", "Friday, February 5, 12:00 PM". @param time ms since 1970 */
function momentIn(language: Language, time: number): string {
  const clock = formatTime(time, language, {
    hour: 'numeric',
    minute: '2-digit',
    ...(language === 'es' && { hourCycle: 'h23' }),
  })
  return `${formatWeekday(time, language)}, ${clock}`
}

/**
 * The state of the pause, and its message: when, and why in the owner's words where there are some; null without one.
 *
 * @param time ms since 1970
 */
export function usePause(
  { pause, pauseMessage }: Pick<ShopSettings, 'pause' | 'pauseMessage'>,
  time: number,
) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const state = pauseStateOf(pause, time)
  if (pause === null || state === null) return null
  const from = momentIn(language, pause.startsAt)
  const { endsAt } = pause
  const isOpen = state === 'underWay' ? t('pause.now') : t('pause.from', { from })
  const when =
    endsAt === null ? isOpen : t('pause.period', { from, to: momentIn(language, endsAt) })
  return { state, text: `${when} ${pauseMessage[language] || t('pause.why')}` }
}

export interface PauseBannerProps {
  /**
   * One line over the top of the page, which unfolds the message. It lies over the page's own margin, because it appears
   * after the first paint and must shift nothing.
   */
  readonly brief?: boolean
}

/** Tells visitors of a pause of sales, from a week before it starts until it ends; renders no words without one. */
export function PauseBanner({ brief = false }: PauseBannerProps) {
  const { data: settings } = useSettings()
  // The page was printed at another time.
  const isHydrating = useIsHydrating()
  const told = settings !== null && !isHydrating && <Told settings={settings} brief={brief} />
  return brief ? (
    <div className={styles.place} aria-live="polite">
      {told}
    </div>
  ) : (
    told
  )
}

function Told({ settings, brief }: PauseBannerProps & { readonly settings: ShopSettings }) {
  const { t } = useTranslation('cart')
  const [time] = useTime()
  const pause = usePause(settings, time)
  if (pause === null || pause.state === 'planned') return null
  const { state, text } = pause
  return brief ? (
    <details className={styles.line}>
      <summary>
        <span>{t(`pause.${state}`)}</span>
        <span className={styles.more}>{t('pause.more')}</span>
      </summary>
      <p>{text}</p>
    </details>
  ) : (
    <Banner tone={state === 'underWay' ? 'warning' : 'info'}>{text}</Banner>
  )
}

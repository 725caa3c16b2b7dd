import { isPaused, type ShopSettings } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { settingsQuery } from '../../../shared/useSettings.ts'
import { useTime } from '../../../shared/useTime.ts'
import { pausePeriod, type PauseSettings } from '../../shop/cart/pause.ts'

/** Where a pause is changed, without the language's prefix. */
const pausePath = '/dashboard/settings#sales'

/**
 * The state of the pause at a time in ms since 1970: switched on by hand, or under way or ahead as planned;
 * null if there is none.
 */
export function pauseStateOf(
  settings: PauseSettings,
  time: number,
): 'switched' | 'underWay' | 'ahead' | null {
  const { plannedPause, salesPaused } = settings
  if (salesPaused) return 'switched'
  if (isPaused(settings, time)) return 'underWay'
  return plannedPause !== null && time < plannedPause.startsAt ? 'ahead' : null
}

/** A sentence about the pause that is under way or planned; null if there is none. */
function usePauseText(settings: ShopSettings | undefined): string | null {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const [time] = useTime()
  const state = settings === undefined ? null : pauseStateOf(settings, time)
  if (state === null) return null
  const plan = settings?.plannedPause ?? null
  const period = plan === null ? '' : pausePeriod(plan, language)
  return t(`pause.${state}`, { period })
}

/** A note on a pause that is under way or planned, with a link to its settings; renders nothing without one. */
export function SalesPauseNote() {
  const { t } = useTranslation('desk')
  const settings = useConfirmedQuery(settingsQuery(useServices()))
  const text = usePauseText(settings.data)
  if (text === null) return null
  return (
    <Banner
      role="note"
      tone="warning"
      action={<LocalizedLink to={pausePath}>{t('pause.change')}</LocalizedLink>}
    >
      {text}
    </Banner>
  )
}

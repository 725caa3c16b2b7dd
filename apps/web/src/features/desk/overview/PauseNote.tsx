import type { ShopSettings } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useTime } from '../../../shared/useTime.ts'
import { usePause } from '../../shop/cart/PauseBanner.tsx'
import { useDeskSettings } from '../frame/live.ts'

/** That a pause is under way or planned, its message as visitors read it, and a link to its settings. */
export function PauseNote() {
  const settings = useDeskSettings().data
  return settings !== undefined && <Note settings={settings} />
}

function Note({ settings }: { readonly settings: ShopSettings }) {
  const { t } = useTranslation('desk')
  const [time] = useTime()
  const pause = usePause(settings, time)
  if (pause === null) return null
  return (
    <Banner
      role="note"
      tone="warning"
      action={<LocalizedLink to="/dashboard/settings#sales">{t('changePause')}</LocalizedLink>}
    >
      {t(`settings.pause.${pause.state}`)}. {pause.text}
    </Banner>
  )
}

import { useTranslation } from 'react-i18next'

import { AdminFrame } from './frame/AdminFrame.tsx'
import { Settings } from './settings/Settings.tsx'

/** `/dashboard/settings`: shipping, and the switch that pauses sales. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="settings" description={t('settings.description')}>
      <Settings />
    </AdminFrame>
  )
}

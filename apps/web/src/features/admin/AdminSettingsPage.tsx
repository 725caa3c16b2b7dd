import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminFrame } from './frame/AdminFrame.tsx'

/** What asks the backend comes after the page. */
const Settings = lazyPart(async () => (await import('./settings/Settings.tsx')).Settings)

/** `/dashboard/settings`: shipping, and the switch that pauses sales. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="settings" description={t('settings.description')}>
      <Settings />
    </AdminFrame>
  )
}

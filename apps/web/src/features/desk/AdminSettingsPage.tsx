import { useTranslation } from 'react-i18next'

import { AdminLayout } from './AdminLayout.tsx'
import { Settings } from './settings/Settings.tsx'

/** `/dashboard/settings`: the shop's settings, such as shipping and pauses of sales. */
export function Page() {
  const { t } = useTranslation('desk')
  return (
    <AdminLayout section="settings" description={t('settings.description')}>
      <Settings />
    </AdminLayout>
  )
}

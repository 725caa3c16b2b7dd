import { useTranslation } from 'react-i18next'

import { AdminLayout } from './AdminLayout.tsx'
import { DemoRestart } from './overview/DemoRestart.tsx'
import { Overview } from './overview/Overview.tsx'

/** `/dashboard/AdminHome`: the dashboard's first page. */
export function Page() {
  const { t } = useTranslation('desk')
  return (
    <AdminLayout section="overview" description={t('description')}>
      <Overview />
      <DemoRestart />
    </AdminLayout>
  )
}

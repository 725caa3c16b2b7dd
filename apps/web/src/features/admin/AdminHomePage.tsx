import { useTranslation } from 'react-i18next'

import { AdminFrame } from './frame/AdminFrame.tsx'
import { Overview } from './overview/Overview.tsx'

/** `/dashboard/AdminHome`: what an admin sees first. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="overview" description={t('description')}>
      <Overview />
    </AdminFrame>
  )
}

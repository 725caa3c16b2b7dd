import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminLayout } from './AdminLayout.tsx'

/** Loaded after the page, because it needs the backend. */
const Overview = lazyPart(async () => (await import('./overview/Overview.tsx')).Overview)

/** Loaded after the page, because it is at the end and only in the demonstration. */
const DemoRestart = lazyPart(async () => (await import('./overview/DemoRestart.tsx')).DemoRestart)

/** `/dashboard/AdminHome`: the dashboard's first page. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminLayout section="overview" description={t('description')}>
      <Overview />
      <DemoRestart />
    </AdminLayout>
  )
}

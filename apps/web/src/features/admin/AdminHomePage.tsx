import { lazy } from 'react'
import { useTranslation } from 'react-i18next'

import { AdminFrame } from './frame/AdminFrame.tsx'

/** What asks the backend comes after the page. */
const Overview = lazy(async () => ({ default: (await import('./overview/Overview.tsx')).Overview }))

/** `/dashboard/AdminHome`: what an admin sees first. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="overview" description={t('description')}>
      <Overview />
    </AdminFrame>
  )
}

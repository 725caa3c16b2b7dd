import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminFrame } from './frame/AdminFrame.tsx'

/** What asks the backend comes after the page. */
const Overview = lazyPart(async () => (await import('./overview/Overview.tsx')).Overview)

/** It stands below, and is nothing in a shop that is no demonstration. */
const DemoRestart = lazyPart(async () => (await import('./overview/DemoRestart.tsx')).DemoRestart)

/** `/dashboard/AdminHome`: what an admin sees first. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="overview" description={t('description')}>
      <Overview />
      <DemoRestart />
    </AdminFrame>
  )
}

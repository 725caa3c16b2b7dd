import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminLayout } from './AdminLayout.tsx'

/** Loaded after the page, because it needs the backend. */
const Settings = lazyPart(async () => (await import('./settings/Settings.tsx')).Settings)

/** `/dashboard/settings`: the shop's settings, such as shipping and pauses of sales. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminLayout section="settings" description={t('settings.description')}>
      <Settings />
    </AdminLayout>
  )
}

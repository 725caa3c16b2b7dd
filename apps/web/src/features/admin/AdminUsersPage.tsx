import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminLayout } from './AdminLayout.tsx'

/** Loaded after the page, because it needs the backend. */
const Users = lazyPart(async () => (await import('./users/Users.tsx')).Users)

/** `/dashboard/users`: all users and their roles. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminLayout section="users" description={t('users.description')}>
      <Users />
    </AdminLayout>
  )
}

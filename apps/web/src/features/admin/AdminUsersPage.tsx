import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminFrame } from './frame/AdminFrame.tsx'

/** What asks the backend comes after the page. */
const Users = lazyPart(async () => (await import('./users/Users.tsx')).Users)

/** `/dashboard/users`: who has an account, and who is an admin. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="users" description={t('users.description')}>
      <Users />
    </AdminFrame>
  )
}

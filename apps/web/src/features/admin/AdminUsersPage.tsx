import { useTranslation } from 'react-i18next'

import { AdminFrame } from './frame/AdminFrame.tsx'
import { Users } from './users/Users.tsx'

/** `/dashboard/users`: who has an account, and who is an admin. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="users" description={t('users.description')}>
      <Users />
    </AdminFrame>
  )
}

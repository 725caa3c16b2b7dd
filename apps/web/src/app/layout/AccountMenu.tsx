import { Menu, UserIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import { useSignOut } from '../../shared/session/useSignOut.ts'

/** A signed-in visitor's menu: orders, settings and logout (spec section 2); for admins the dashboard too. */
export function AccountMenu() {
  const { t } = useTranslation('layout')
  const session = useSession()
  const signOut = useSignOut()
  return (
    <Menu label={t('userMenu')} trigger={<UserIcon />}>
      {session.status === 'signed-in' && session.role === 'admin' && (
        <LocalizedLink to="/dashboard/AdminHome">{t('dashboard')}</LocalizedLink>
      )}
      <LocalizedLink to="/orders">{t('orders')}</LocalizedLink>
      <LocalizedLink to="/userProfile">{t('settings')}</LocalizedLink>
      {/* oxlint-disable-next-line react/forbid-elements -- the menu opens beside the tapped button */}
      <button type="button" onClick={signOut}>
        {t('logout')}
      </button>
    </Menu>
  )
}

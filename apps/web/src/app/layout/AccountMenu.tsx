import { Menu, UserIcon } from '@storefront/ui'
import { useTranslation } from '../../shared/i18n/useTranslation.ts'
import { useNavigate } from 'react-router-dom'

import { useServices } from '../../shared/services.tsx'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { localizedPath } from '../../shared/navigation/paths.ts'
import { useSession } from '../../shared/session/useSession.ts'

/** A signed-in visitor's orders, settings and logout (spec section 2); an admin's dashboard too. */
export function AccountMenu() {
  const { t } = useTranslation('layout')
  const services = useServices()
  const session = useSession()
  const language = useLanguage()
  const navigate = useNavigate()

  async function logOut(): Promise<void> {
    await services.session.signOut()
    await navigate(localizedPath('/login', language))
  }

  return (
    <Menu label={t('userMenu')} trigger={<UserIcon />}>
      {session.status === 'signed-in' && session.role === 'admin' && (
        <LocalizedLink to="/dashboard/AdminHome">{t('dashboard')}</LocalizedLink>
      )}
      <LocalizedLink to="/orders">{t('orders')}</LocalizedLink>
      <LocalizedLink to="/userProfile">{t('settings')}</LocalizedLink>
      <button type="button" data-leaves onClick={() => void logOut()}>
        {t('logout')}
      </button>
    </Menu>
  )
}

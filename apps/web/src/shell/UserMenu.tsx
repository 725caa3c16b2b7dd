import { buttonLook, Menu, UserIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { useServices } from '../composition/ServicesProvider.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { LocalizedLink } from '../routes/LocalizedLink.tsx'
import { localizedPath } from '../routes/paths.ts'
import { useSession } from '../session/useSession.ts'

/** A guest's way to the login, or a signed-in visitor's settings and logout (spec section 2). */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const services = useServices()
  const session = useSession()
  const language = useLanguage()
  const navigate = useNavigate()

  if (session.status !== 'signed-in') {
    return (
      <LocalizedLink to="/login" aria-label={t('login')} {...buttonLook({ variant: 'icon' })}>
        <UserIcon />
      </LocalizedLink>
    )
  }

  async function logOut(): Promise<void> {
    await services.session.signOut()
    await navigate(localizedPath('/login', language))
  }

  return (
    <Menu label={t('userMenu')} trigger={<UserIcon />}>
      {session.role === 'admin' && (
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

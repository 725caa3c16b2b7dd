import { buttonLook, UserIcon } from '@storefront/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../routes/LocalizedLink.tsx'
import { useSession } from '../session/useSession.ts'

/** Guests never load it. */
const AccountMenu = lazy(async () => ({
  default: (await import('./AccountMenu.tsx')).AccountMenu,
}))

/** A guest's way to the login, or a signed-in visitor's menu (spec section 2). */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const isSignedIn = useSession().status === 'signed-in'
  const icon = buttonLook({ variant: 'icon' })
  if (!isSignedIn) {
    return (
      <LocalizedLink to="/login" aria-label={t('login')} {...icon}>
        <UserIcon />
      </LocalizedLink>
    )
  }
  return (
    <Suspense
      fallback={
        <LocalizedLink to="/userProfile" aria-label={t('settings')} {...icon}>
          <UserIcon />
        </LocalizedLink>
      }
    >
      <AccountMenu />
    </Suspense>
  )
}

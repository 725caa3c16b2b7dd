import { buttonLook, UserIcon } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'

const look = buttonLook({ variant: 'icon' })

/** Guests never load it; without it the way to the account is a link. */
const AccountMenu = lazyPart(async () => (await import('./AccountMenu.tsx')).AccountMenu, {
  Instead: ({ retry }) => <SettingsLink onClick={retry} />,
})

/** A guest's way to the login, or a signed-in visitor's menu (spec section 2). */
export function UserMenu() {
  const { t } = useTranslation('layout')
  const isSignedIn = useSession().status === 'signed-in'
  if (!isSignedIn) {
    return (
      <LocalizedLink to="/login" aria-label={t('login')} {...look}>
        <UserIcon />
      </LocalizedLink>
    )
  }
  return (
    <Suspense fallback={<SettingsLink />}>
      <AccountMenu />
    </Suspense>
  )
}

function SettingsLink({ onClick }: { readonly onClick?: () => void }) {
  const { t } = useTranslation('layout')
  return (
    <LocalizedLink to="/userProfile" aria-label={t('settings')} onClick={onClick} {...look}>
      <UserIcon />
    </LocalizedLink>
  )
}

import { brand } from '@storefront/brand'
import { splitPath } from '@storefront/i18n'
import { buttonAttributes, Navbar, UserIcon, Wordmark } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { LanguageLinks } from '../../shared/navigation/LanguageLinks.tsx'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import { isDashboardPath } from '../guard/Guard.tsx'
import { pageAt, pages } from '../pages.ts'
import { CartButton } from './CartButton.tsx'
import { MenuFooter } from './MenuFooter.tsx'

const links = [
  { path: '/products', label: 'products' },
  { path: '/Cocteles', label: 'cocktails' },
  { path: '/NuestraHistoria', label: 'history' },
  { path: '/Procesos', label: 'process' },
  { path: '/Reconocimientos', label: 'recognitions' },
] as const

/** The admins' pages link to the shop only: admins do not buy. */
const dashboardLinks = [{ path: '/products', label: 'viewShop' }] as const

/** The navbar (spec section 2): pages, languages, the visitor's account and cart. */
export function SiteNavbar() {
  const { t } = useTranslation('layout')
  const { path: shown } = splitPath(useLocation().pathname)
  const page = pageAt(shown)
  const isOnDashboard = isDashboardPath(shown)
  return (
    <Navbar
      data-world={page?.world ?? 'paper'}
      overlay={page === pages.home}
      label={t('mainNavigation')}
      logo={
        <LocalizedLink to="/home" aria-label={`${brand.name}, ${t('home')}`}>
          <Wordmark name={brand.name} />
        </LocalizedLink>
      }
      links={(isOnDashboard ? dashboardLinks : links).map(({ path, label }) => (
        <LocalizedLink key={path} to={path} aria-current={page?.path === path ? 'page' : undefined}>
          {t(label)}
        </LocalizedLink>
      ))}
      languageLinks={<LanguageLinks />}
      menuFooter={!isOnDashboard && <MenuFooter />}
      actions={
        <>
          <UserMenu />
          {!isOnDashboard && <CartButton />}
        </>
      }
      openMenuLabel={t('openMenu')}
      closeMenuLabel={t('closeMenu')}
    />
  )
}

const look = buttonAttributes({ variant: 'icon' })

/** Guests do not load it. If it is lost, a link to the account takes its place. */
const AccountMenu = lazyPart(
  async () => (await import('./AccountMenu.tsx')).AccountMenu,
  SettingsLink,
)

/** A link to the login for guests, the account menu for users (spec section 2). */
function UserMenu() {
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

function SettingsLink() {
  const { t } = useTranslation('layout')
  return (
    <LocalizedLink to="/userProfile" aria-label={t('settings')} {...look}>
      <UserIcon />
    </LocalizedLink>
  )
}

import { isPrivatePath, redirectFor, type Session } from '@storefront/domain'
import { type ReactNode, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { useServices } from '../composition/ServicesProvider.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { localizedPath, splitPath } from '../routes/paths.ts'
import { useStore } from '../store/useStore.ts'
import { guestSession } from './createSessionStore.ts'

const checkingSession: Session = { status: 'checking' }

/**
 * Shows a page only once it is known who asks for it, and sends visitors where they belong. Public
 * pages are prerendered for guests; the stylesheet hides them while `data-session` is `checking`.
 */
export function SessionCheck({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const { path } = splitPath(pathname)
  const prerendered = isPrivatePath(path) ? checkingSession : guestSession
  const session = useStore(useServices().session, prerendered)

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (session.status === 'checking') dataset['session'] = 'checking'
    else delete dataset['session']
  }, [session.status])

  // A page wanted in one language is returned to in the language of the login.
  const target = redirectFor(`${path}${search}`, session, query.get('returnTo'))
  return (
    <>
      <p className="session-check" role="status">
        {t('loading')}
      </p>
      {session.status !== 'checking' && target === null && children}
      {target !== null && <Navigate to={localizedPath(splitPath(target).path, language)} replace />}
    </>
  )
}

import { isPrivatePath, redirectFor, type Session } from '@storefront/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { useServices } from '../composition/ServicesProvider.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { localizedPath, splitPath } from '../routes/paths.ts'
import { useStore } from '../store/useStore.ts'
import { useStoreEffect } from '../store/useStoreEffect.ts'
import { guestSession } from './createSessionStore.ts'

const checkingSession: Session = { status: 'checking' }

function hidePageWhileChecking({ status }: Session): void {
  const { dataset } = document.documentElement
  if (status === 'checking') dataset['session'] = 'checking'
  else delete dataset['session']
}

/**
 * Says that the session is checked. Public pages are prerendered for guests: they stand there while
 * `data-session` is `checking`, hidden by the stylesheet, so that nothing of them has to be made again.
 */
export function SessionCheck() {
  const { t } = useTranslation('shell')
  useStoreEffect(useServices().session, hidePageWhileChecking)
  return (
    <p className="session-check" role="status">
      {t('loading')}
    </p>
  )
}

/**
 * Shows a page only to whom it belongs and, if it is private, once that is known; sends others where
 * they belong. What stands around it stays meanwhile.
 */
export function Guard({ children }: { readonly children: ReactNode }) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const { path } = splitPath(pathname)
  const isPrivate = isPrivatePath(path)
  const session = useStore(useServices().session, isPrivate ? checkingSession : guestSession)

  // A page wanted in one language is returned to in the language of the login.
  const target = redirectFor(`${path}${search}`, session, query.get('returnTo'))
  if (target !== null)
    return <Navigate to={localizedPath(splitPath(target).path, language)} replace />
  return !(isPrivate && session.status === 'checking') && children
}

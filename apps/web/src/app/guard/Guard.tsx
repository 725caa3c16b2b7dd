import type { Session } from '@storefront/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { useServices } from '../../shared/services.tsx'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { localizedPath, splitPath } from '../../shared/navigation/paths.ts'
import { useStore, useStoreEffect } from '../../shared/store.ts'
import { guestSession } from '../../shared/session/createSessionStore.ts'
import { pageAt, pages, shortcuts } from '../pages.ts'
import { pageOf, targetFor } from './targetFor.ts'

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
  const { t } = useTranslation('shared')
  useStoreEffect(useServices().session, hidePageWhileChecking)
  return (
    <p className="session-check" role="status">
      {t('loginLoading')}
    </p>
  )
}

/**
 * Shows a page only to whom it belongs and, if it is private, once that is known; sends others where
 * they belong. What stands around it stays meanwhile, and so does a page that anybody may see.
 */
export function Guard({ children }: { readonly children: ReactNode }) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const { path } = splitPath(pathname)
  const place = pageOf(path)
  const page = pageAt(place)
  const isPrivate = (shortcuts.get(place) ?? page ?? pages.home).access !== 'public'
  const session = useStore(useServices().session, isPrivate ? checkingSession : guestSession)

  // A page wanted in one language is returned to in the language of the login.
  const target = targetFor(`${path}${search}`, session, query.get('returnTo'))
  if (target !== null) {
    return (
      <>
        {page?.access === 'public' && children}
        <Navigate to={localizedPath(target, language)} replace />
      </>
    )
  }
  return !(isPrivate && session.status === 'checking') && children
}

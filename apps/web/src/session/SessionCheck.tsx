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
 * Shows a page only once it is known who asks for it, and sends visitors where they belong. Public
 * pages are prerendered for guests: they stand there while `data-session` is `checking`, hidden by
 * the stylesheet, so that nothing of them has to be made again. Private ones wait.
 */
export function SessionCheck({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const { path } = splitPath(pathname)
  const isPrivate = isPrivatePath(path)
  const store = useServices().session
  const session = useStore(store, isPrivate ? checkingSession : guestSession)

  useStoreEffect(store, hidePageWhileChecking)

  // A page wanted in one language is returned to in the language of the login.
  const target = redirectFor(`${path}${search}`, session, query.get('returnTo'))
  const isWaiting = isPrivate && session.status === 'checking'
  return (
    <>
      <p className="session-check" role="status">
        {t('loading')}
      </p>
      {target === null && !isWaiting && children}
      {target !== null && <Navigate to={localizedPath(splitPath(target).path, language)} replace />}
    </>
  )
}

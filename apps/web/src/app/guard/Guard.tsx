import { redirectFor, type Role, type Session } from '@storefront/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { useServices } from '../../shared/services.tsx'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { localizedPath, splitPath } from '../../shared/navigation/paths.ts'
import { useStore, useStoreEffect } from '../../shared/store.ts'
import { guestSession } from '../../shared/session/createSessionStore.ts'
import { pageAt, type PageEntry, pages, shortcuts } from '../pages.ts'

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

/** Where a visitor of this role lands after login (spec section 6). */
const homeFor = (role: Role) => (role === 'admin' ? pages.adminHome.path : pages.home.path)

/** The pages that somebody who is signed in has no use for. */
const signInPages: ReadonlySet<PageEntry | undefined> = new Set([pages.login, pages.register])

/**
 * The path this visitor is sent to instead of `path`, or null to stay (spec sections 2, 6
 * and 12). Neither has a language's prefix.
 *
 * @param path in any spelling; its query is kept for the return after login
 * @param returnTo the page wanted before a login, as found in the address; foreign ones are ignored
 */
export function targetFor(
  path: string,
  session: Session,
  returnTo: string | null = null,
): string | null {
  const wanted = pageOf(path)
  const shortcut = shortcuts.get(wanted)
  const page = shortcut ?? pageAt(wanted)
  if (page === undefined || session.status === 'checking') return null
  const target = redirectFor(page.access, session)
  if (target === 'login') {
    return `${pages.login.path}?${new URLSearchParams({ returnTo: path }).toString()}`
  }
  if (session.status === 'signed-in') {
    const home = homeFor(session.role)
    if (signInPages.has(page)) return safeReturnPath(returnTo) ?? home
    if (target === 'home' || (page === pages.home && home !== page.path)) return home
  }
  return shortcut?.path ?? null
}

/**
 * The page a path leads to, as the guards compare it: without query and fragment, escapes read,
 * lower case, no slash at the end. The router reads escapes and ignores case too, so that no other
 * spelling of a guarded path gets past its guard.
 */
export function pageOf(path: string): string {
  const pathname = path.replace(/[?#].*$/s, '')
  return readEscapes(pathname).toLowerCase().replace(/\/+$/, '') || '/'
}

/** Whether a path, in any spelling and also a shortcut's, is the desk's: the pages of admins alone. */
export function isDesk(path: string): boolean {
  const place = pageOf(path)
  return (shortcuts.get(place) ?? pageAt(place))?.access === 'admin'
}

function readEscapes(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    // A malformed escape is no page of the site; the router takes it as it stands too.
    return pathname
  }
}

const ownOrigin = 'https://site.invalid'

/**
 * The path of this site that an address asks to return to, without its language, or null (spec
 * section 12). Refuses the sign-in pages and other origins in every spelling a browser would follow:
 * "//evil", "/\evil", "https:evil", "/.//evil", "/en//evil".
 *
 * @param wanted as found in the address, already unescaped once
 */
export function safeReturnPath(wanted: string | null): string | null {
  const url = wanted?.startsWith('/') ? resolve(wanted) : null
  if (url === null || url.origin !== ownOrigin) return null
  // Only what is left once dots and the language are gone is followed, and may name a host by then.
  const { path } = splitPath(url.pathname)
  if (path.startsWith('//') || signInPages.has(pageAt(pageOf(path)))) return null
  return path + url.search + url.hash
}

function resolve(path: string): URL | null {
  try {
    return new URL(path, ownOrigin)
  } catch {
    // `URL.canParse` would say so without throwing; browsers the site is built for lack it.
    return null
  }
}

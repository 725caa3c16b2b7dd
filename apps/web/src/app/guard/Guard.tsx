import { redirectFor, type Role, type Session } from '@storefront/domain'
import { localizedPath, splitPath } from '@storefront/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { redirectState } from '../../shared/navigation/redirectState.ts'
import { useServices } from '../../shared/services.tsx'
import { guestSession } from '../../shared/session/createSessionStore.ts'
import { useStore, useStoreEffect } from '../../shared/store.ts'
import { pageAt, pages, shortcuts, type PageEntry } from '../pages.ts'

const checkingSession: Session = { status: 'checking' }

function hidePageWhileChecking({ status }: Session): void {
  const { dataset } = document.documentElement
  if (status === 'checking') dataset['session'] = 'checking'
  else delete dataset['session']
}

/**
 * Reports that the session is being checked. Public pages are prerendered for guests. While `data-session`
 * is `checking` the style sheet hides them; they stay in the document, so that they can be hydrated.
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
 * Renders a page only for visitors who may see it, and redirects others. A private page renders when the
 * session check is done; a public page renders at once, even while it redirects.
 */
export function Guard({ children }: { readonly children: ReactNode }) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const { path } = splitPath(pathname)
  const normalized = normalizePath(path)
  const page = pageAt(normalized)
  const isPrivate = (shortcuts.get(normalized) ?? page ?? pages.home).access !== 'public'
  const session = useStore(useServices().session, isPrivate ? checkingSession : guestSession)

  // Without the language: after login the page is in the login page's language.
  const target = redirectPath(`${path}${search}`, session, query.get('returnTo'))
  if (target !== null) {
    return (
      <>
        {page?.access === 'public' && children}
        <Navigate to={localizedPath(target, language)} replace state={redirectState} />
      </>
    )
  }
  return !(isPrivate && session.status === 'checking') && children
}

/** The page that a visitor of this role gets after login (spec section 6). */
const homeFor = (role: Role) => (role === 'admin' ? pages.adminHome.path : pages.home.path)

/** The dashboard's link to the site, as visitors see it: an admin stays there. */
const staysAtHome = (path: string) => new URLSearchParams(path.split('?')[1]).has('site')

/** The pages that redirect visitors who are signed in. */
const signInPages: ReadonlySet<PageEntry | undefined> = new Set([pages.login, pages.register])

/**
 * The path to which a visitor is redirected from `path`, or null if they stay (spec sections 2, 6
 * and 12). Neither path has a language's prefix.
 *
 * @param path in any case, with any escapes; its query is kept for the return after login
 * @param returnTo the page requested before the login, from the address; ignored if it is on another origin
 */
export function redirectPath(
  path: string,
  session: Session,
  returnTo: string | null = null,
): string | null {
  const normalized = normalizePath(path)
  const shortcut = shortcuts.get(normalized)
  const page = shortcut ?? pageAt(normalized)
  if (page === undefined || session.status === 'checking') return null
  const target = redirectFor(page.access, session)
  if (target === 'login') {
    return `${pages.login.path}?${new URLSearchParams({ returnTo: path }).toString()}`
  }
  if (session.status === 'signed-in') {
    const home = homeFor(session.role)
    if (signInPages.has(page)) return safeReturnPath(returnTo) ?? home
    const isSentOn = page === pages.home && home !== page.path && !staysAtHome(path)
    if (target === 'home' || isSentOn) return home
  }
  return shortcut?.path ?? null
}

/**
 * Normalises a path as the guards compare it: without query, fragment and trailing slash, with decoded
 * escapes, in lower case. The router also decodes escapes and ignores the case, so that no other spelling
 * of a guarded path avoids its guard.
 */
export function normalizePath(path: string): string {
  const pathname = path.replace(/[?#].*$/s, '')
  return decodePath(pathname).toLowerCase().replace(/\/+$/, '') || '/'
}

/** Whether a path or shortcut, in any spelling, is one of the dashboard's: the pages for admins only. */
export function isDashboardPath(path: string): boolean {
  const normalized = normalizePath(path)
  return (shortcuts.get(normalized) ?? pageAt(normalized))?.access === 'admin'
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    // No page of the site has a malformed escape; the router leaves it unchanged too.
    return pathname
  }
}

const siteOrigin = 'https://site.invalid'

/**
 * The path to open after login, without its language, or null if the given one is not allowed (spec
 * section 12). Rejects the sign-in pages, and other origins in every spelling that a browser follows:
 * "//evil", "/\evil", "https:evil", "/.//evil", "/en//evil".
 *
 * @param returnTo from the address's query, so already decoded once
 */
export function safeReturnPath(returnTo: string | null): string | null {
  const url = returnTo?.startsWith('/') ? parseUrl(returnTo) : null
  if (url === null || url.origin !== siteOrigin) return null
  // Without dot segments and language the path may start with a host, so check what is left.
  const { path } = splitPath(url.pathname)
  if (path.startsWith('//') || signInPages.has(pageAt(normalizePath(path)))) return null
  return path + url.search + url.hash
}

function parseUrl(path: string): URL | null {
  try {
    return new URL(path, siteOrigin)
  } catch {
    // Not with `URL.canParse`: some supported browsers lack it.
    return null
  }
}

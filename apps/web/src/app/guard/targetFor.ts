import { redirectFor, type Role, type Session } from '@storefront/domain'

import { type PageEntry, pageAt, pages } from '../pages.ts'
import { pageOf } from './pageOf.ts'
import { safeReturnPath } from './safeReturnPath.ts'

/** Where a visitor of this role lands after login (spec section 6). */
const homeFor = (role: Role) => (role === 'admin' ? pages.adminHome.path : pages.home.path)

/** The pages that somebody who is signed in has no use for. */
const signInPages: ReadonlySet<PageEntry> = new Set([pages.login, pages.register])

/**
 * The path this visitor is sent to instead of `path`, or null to stay (spec sections 2 and 6;
 * decisions, "Guards").
 *
 * @param path without language prefix, in any spelling; its query is kept for the return after login
 * @param returnTo the page wanted before a login, as found in the address; foreign ones are ignored
 */
export function targetFor(
  path: string,
  session: Session,
  returnTo: string | null = null,
): string | null {
  const wanted = pageOf(path)
  if (wanted === '/' && session.status !== 'checking') return pages.home.path
  const page = pageAt(wanted)
  if (page === undefined) return null
  const target = redirectFor(page.access, session)
  if (target === 'login') {
    return `${pages.login.path}?${new URLSearchParams({ returnTo: path }).toString()}`
  }
  if (session.status !== 'signed-in') return null
  const home = homeFor(session.role)
  if (signInPages.has(page)) return safeReturnPath(returnTo) ?? home
  if (target === 'home' || (page === pages.home && home !== page.path)) return home
  return null
}

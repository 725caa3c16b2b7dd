import { pageOf } from './pageOf.ts'
import { homeFor } from './role.ts'
import { safeReturnPath } from './safeReturnPath.ts'
import type { Session } from './Session.ts'

const signInPages = /^\/(login|register)$/
const needsSession = /^\/(userprofile|checkout|orders)(\/|$)/
const needsAdmin = /^\/dashboard(\/|$)/

/**
 * Where this visitor must go instead of `path`, or null to stay (spec sections 2 and 6; decisions,
 * "Guards"). While the session is being checked nobody is sent anywhere.
 *
 * @param path without language prefix, in any case; a query is kept for the return after login
 * @param returnTo the page wanted before a login, as found in the address; foreign ones are ignored
 */
export function redirectFor(
  path: string,
  session: Session,
  returnTo: string | null = null,
): string | null {
  if (session.status === 'checking') return null
  const page = pageOf(path)
  if (page === '/') return '/home'
  if (session.status === 'guest') {
    return isPrivatePath(path)
      ? `/login?${new URLSearchParams({ returnTo: path }).toString()}`
      : null
  }
  if (signInPages.test(page)) return safeReturnPath(returnTo) ?? homeFor(session.role)
  if (page === '/home' && session.role === 'admin') return homeFor('admin')
  if (needsAdmin.test(page) && session.role !== 'admin') return homeFor(session.role)
  return null
}

/** Whether the page shows something only to a signed-in visitor or an admin. */
export function isPrivatePath(path: string): boolean {
  const page = pageOf(path)
  return needsSession.test(page) || needsAdmin.test(page)
}

import { homeFor } from './role.ts'
import { safeReturnPath } from './safeReturnPath.ts'
import type { Session } from './Session.ts'

const signInPaths = new Set(['/login', '/register'])
const needsSession = /^\/(userprofile|checkout|orders)(\/|$)/
const needsAdmin = /^\/dashboard(\/|$)/

/**
 * Where this visitor must go instead of `path`, or null to stay (spec sections 2 and 6; decisions,
 * "Guards"). Paths carry no language prefix and match whatever their case. While the session is
 * being checked nobody is sent anywhere.
 *
 * @param returnTo the page wanted before a login, as found in the address; foreign ones are ignored
 */
export function redirectFor(
  path: string,
  session: Session,
  returnTo: string | null = null,
): string | null {
  const page = path.toLowerCase().replace(/(?<=.)\/+$/, '')
  if (session.status === 'checking') return null
  if (page === '/') return '/home'

  if (session.status === 'guest') {
    const isGuarded = needsSession.test(page) || needsAdmin.test(page)
    return isGuarded ? `/login?returnTo=${encodeURIComponent(path)}` : null
  }
  if (signInPaths.has(page)) return safeReturnPath(returnTo) ?? homeFor(session.role)
  if (page === '/home' && session.role === 'admin') return homeFor('admin')
  if (needsAdmin.test(page) && session.role !== 'admin') return homeFor(session.role)
  return null
}

/** Whether the page shows something only to a signed-in visitor or an admin. */
export function isPrivatePath(path: string): boolean {
  const page = path.toLowerCase()
  return needsSession.test(page) || needsAdmin.test(page)
}

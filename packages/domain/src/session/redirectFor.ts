import type { Session } from './Session.ts'

/** Who may see a page: everybody, signed-in visitors, or only admins. */
export type Access = 'public' | 'user' | 'admin'

/**
 * The redirect for a page that this visitor may not see, or null (spec sections 6 and 12): guests go to
 * the login, users to the home page. While the session is being checked there is no redirect.
 */
export function redirectFor(access: Access, session: Session): 'login' | 'home' | null {
  if (access === 'public' || session.status === 'checking') return null
  if (session.status === 'guest') return 'login'
  return access === 'admin' && session.role !== 'admin' ? 'home' : null
}

import type { Session } from './Session.ts'

/** Who may see a page: everybody, signed-in visitors, or only admins. */
export type Access = 'public' | 'user' | 'admin'

/**
 * Where this visitor has to go instead of a page, or null to stay (spec sections 6
 * and 12): a guest to the login, a user home. While the session is being checked nobody is sent anywhere.
 */
export function redirectFor(access: Access, session: Session): 'login' | 'home' | null {
  if (access === 'public' || session.status === 'checking') return null
  if (session.status === 'guest') return 'login'
  return access === 'admin' && session.role !== 'admin' ? 'home' : null
}

import { recentSignInMinutes } from '@storefront/domain'
import type { User } from 'firebase/auth'

/** Whether the user has signed in recently, by the clock of the service: it issues a new token for this. */
export async function hasRecentSignIn(user: User): Promise<boolean> {
  const { authTime, issuedAtTime } = await user.getIdTokenResult(true)
  return Date.parse(issuedAtTime) - Date.parse(authTime) < recentSignInMinutes * 60_000
}

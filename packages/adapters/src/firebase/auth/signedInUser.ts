import { FirebaseError } from 'firebase/app'
import type { Auth, User } from 'firebase/auth'

/**
 * Returns the SDK's user, after the SDK has checked a stored session.
 *
 * @throws FirebaseError `auth/null-user`, one of the SDK's codes, for a guest
 */
export async function signedInUser(auth: Auth): Promise<User> {
  await auth.authStateReady()
  if (auth.currentUser === null) throw new FirebaseError('auth/null-user', 'Nobody is signed in')
  return auth.currentUser
}

import { FirebaseError } from 'firebase/app'
import type { Auth, User } from 'firebase/auth'

/**
 * The SDK's user, once a stored session has been checked.
 *
 * @throws FirebaseError `auth/null-user`, the SDK's own, for a guest
 */
export async function signedInUser(auth: Auth): Promise<User> {
  await auth.authStateReady()
  if (auth.currentUser === null) throw new FirebaseError('auth/null-user', 'Nobody is signed in')
  return auth.currentUser
}

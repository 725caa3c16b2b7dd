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

/** Returns the bearer token of the signed-in user, or null for a guest, after the SDK has checked a stored session. */
export async function idTokenOf(auth: Auth): Promise<string | null> {
  await auth.authStateReady()
  return auth.currentUser?.getIdToken() ?? null
}

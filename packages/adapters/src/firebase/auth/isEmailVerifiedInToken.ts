import type { User } from 'firebase/auth'

/** Whether the user's token, which is what the database's rules see, says that the e-mail address is verified. */
export async function isEmailVerifiedInToken(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult()
  return claims['email_verified'] === true
}

import type { User } from 'firebase/auth'

/** Whether the user's token has the claim `email_verified`, which the database's rules check. */
export async function isEmailVerifiedInToken(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult()
  return claims['email_verified'] === true
}

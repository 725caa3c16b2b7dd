import type { Account } from './Session.ts'

export const roles = ['user', 'admin'] as const

/** What a signed-in visitor may do (spec section 6). */
export type Role = (typeof roles)[number]

/** The stored role; anything but a known role counts as `user` (spec section 3). */
export function parseRole(stored: unknown): Role {
  return roles.find((role) => role === stored) ?? 'user'
}

/** What a profile says of its owner; that of somebody who is signed in, or about to be. */
interface Claims {
  readonly email: string
  readonly emailVerified: boolean
  readonly role: Role
}

/**
 * What the owner of a profile may do (decisions, "Guards"): an admin has the role in the profile and
 * the profile's address, verified, in the account. The database's rules ask for the same.
 */
export function roleFor(profile: Pick<Claims, 'email' | 'role'>, account: Account): Role {
  return isVerifiedOwner(profile, account) ? profile.role : 'user'
}

/** Whether the account knows what the profile does not say yet: that its address is verified. */
export function canConfirmEmail(
  profile: Pick<Claims, 'email' | 'emailVerified'>,
  account: Account,
): boolean {
  return !profile.emailVerified && isVerifiedOwner(profile, account)
}

function isVerifiedOwner({ email }: Pick<Claims, 'email'>, account: Account): boolean {
  return account.emailVerified && account.email === email
}

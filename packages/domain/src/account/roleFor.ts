import type { Role } from '../session/role.ts'
import type { Account } from '../session/Session.ts'
import type { Profile } from './profile.ts'

/**
 * The role of a profile's owner (spec section 6): an admin needs the role in the profile, and an account
 * with the profile's address, verified. The database's rules check the same.
 */
export function roleFor(profile: Pick<Profile, 'email' | 'role'>, account: Account): Role {
  return isVerifiedOwner(profile, account) ? profile.role : 'user'
}

/** Whether the address is verified in the account but not yet in the profile. */
export function canConfirmEmail(
  profile: Pick<Profile, 'email' | 'emailVerified'>,
  account: Account,
): boolean {
  return !profile.emailVerified && isVerifiedOwner(profile, account)
}

function isVerifiedOwner({ email }: Pick<Profile, 'email'>, account: Account): boolean {
  return account.emailVerified && account.email === email
}

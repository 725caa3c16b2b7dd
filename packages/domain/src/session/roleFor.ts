import type { Profile } from '../account/profile.ts'
import type { Role } from './role.ts'
import type { Account } from './Session.ts'

/**
 * What the owner of a profile may do (spec section 6): an admin has the role in the profile and
 * the profile's address, verified, in the account. The database's rules ask for the same.
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

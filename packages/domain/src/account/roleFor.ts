import type { Role } from '../session/role.ts'
import type { Account } from '../session/Session.ts'
import type { Profile } from './profile.ts'

/** What an account or a session's token says of its owner. */
type Identity = Pick<Account, 'email' | 'emailVerified'>

/**
 * The role of a profile's owner (spec section 6): an admin needs the role in the profile, and an account
 * with the profile's address, verified. The commands and the database's rules check the same.
 */
export function roleFor(profile: Pick<Profile, 'email' | 'role'>, account: Identity): Role {
  return isVerifiedOwner(profile, account) ? profile.role : 'user'
}

/** Whether the address is verified in the account but not yet in the profile. */
export function canConfirmEmail(
  profile: Pick<Profile, 'email' | 'emailVerified'>,
  account: Identity,
): boolean {
  return !profile.emailVerified && isVerifiedOwner(profile, account)
}

function isVerifiedOwner({ email }: Pick<Profile, 'email'>, account: Identity): boolean {
  return account.emailVerified && account.email === email
}

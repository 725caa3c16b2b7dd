import {
  canConfirmEmail,
  roleFor,
  type Account,
  type Log,
  type ProfileRepository,
  type Role,
} from '@storefront/domain'

import type { NoticeCode } from '../notices/NoticeStore.ts'

/** A visitor's role, and the notice to show when the role could not be read and `user` is assumed. */
export interface FoundRole {
  readonly role: Role
  readonly notice: Extract<NoticeCode, 'loginRoleNotFound' | 'loginErrorFetchingRole'> | null
}

/**
 * Reads the role from the profile. Without a profile, or when it cannot be read, the role is `user`
 * (spec section 8). Never rejects. If the account's e-mail address has been verified since the profile
 * was last written, also marks it as verified in the profile.
 */
export async function findRole(
  profiles: ProfileRepository,
  account: Account,
  log: Log,
): Promise<FoundRole> {
  const { uid } = account
  try {
    const profile = await profiles.find(uid)
    if (profile === null) return { role: 'user', notice: 'loginRoleNotFound' }
    if (canConfirmEmail(profile, account)) await confirmEmail(profiles, uid, log)
    return { role: roleFor(profile, account), notice: null }
  } catch (cause) {
    log('The role could not be read', cause)
    return { role: 'user', notice: 'loginErrorFetchingRole' }
  }
}

async function confirmEmail(profiles: ProfileRepository, uid: string, log: Log): Promise<void> {
  try {
    await profiles.confirmEmail(uid)
  } catch (cause) {
    log('The profile could not be marked as verified', cause)
  }
}

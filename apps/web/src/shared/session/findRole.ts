import {
  type Account,
  canConfirmEmail,
  type ProfileRepository,
  type Role,
  roleFor,
} from '@storefront/domain'

import type { Log } from '../services.tsx'
import type { NoticeCode } from '../notices/NoticeStore.ts'

/** A visitor's role, and what they have to be told when it is only assumed. */
export interface FoundRole {
  readonly role: Role
  readonly notice: Extract<NoticeCode, 'loginRoleNotFound' | 'loginErrorFetchingRole'> | null
}

/**
 * Reads the role from the profile; without one, or without an answer, it is `user` (spec section 8).
 * A profile that does not say yet that its address is verified is told so.
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
    log('The profile could not be told that its address is verified', cause)
  }
}

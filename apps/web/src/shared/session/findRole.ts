import type { ProfileRepository, Role } from '@storefront/domain'

import type { Log } from '../services.tsx'
import type { NoticeCode } from '../notices/NoticeStore.ts'

/** A visitor's role, and what they have to be told when it is only assumed. */
export interface FoundRole {
  readonly role: Role
  readonly notice: Extract<NoticeCode, 'role-not-found' | 'role-unreadable'> | null
}

/** Reads the role from the profile; without one, or without an answer, it is `user` (spec section 8). */
export async function findRole(
  profiles: ProfileRepository,
  uid: string,
  log: Log,
): Promise<FoundRole> {
  try {
    const profile = await profiles.find(uid)
    return profile === null
      ? { role: 'user', notice: 'role-not-found' }
      : { role: profile.role, notice: null }
  } catch (cause) {
    log('The role could not be read', cause)
    return { role: 'user', notice: 'role-unreadable' }
  }
}

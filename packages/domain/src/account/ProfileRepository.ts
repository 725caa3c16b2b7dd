import type { Role } from '../session/role.ts'
import type { Page, PageRequest } from '../shared/page.ts'
import type { Result } from '../shared/result.ts'
import type { NewProfile, Profile, ProfileChanges } from './profile.ts'

/** A profile in the admin's list of users. */
export interface UserEntry extends Profile {
  readonly uid: string
}

/** Which users an admin looks for. */
export interface UserSearch {
  /** What the e-mail address begins with, in lower case as accounts have it. */
  readonly emailPrefix?: string
}

/**
 * `role-refused`: nobody changes their own role, so that one admin is always left.
 * `email-unverified`: the profile does not say that the address is its owner's, so that it may be a
 * stranger's who registered with it.
 */
export type SetRoleError = 'user-not-found' | 'role-refused' | 'email-unverified'

/** Port: the `users` collection (spec section 7). Failures are thrown as `Outage`. */
export interface ProfileRepository {
  /** The profile, or null when there is none. */
  find(uid: string): Promise<Profile | null>
  /**
   * Writes the profile with role `user`, the server's time, and whether the session's address is
   * verified; only when there is none yet.
   */
  create(uid: string, profile: NewProfile): Promise<void>
  /**
   * Has the profile say that its address is verified, once the session of its owner says so; until
   * then nothing changes. Ask `canConfirmEmail` first: of another address it is not allowed.
   */
  confirmEmail(uid: string): Promise<void>
  /** Changes these fields and no others, so that what another tab gave the rest of them stays. */
  update(uid: string, changes: Partial<ProfileChanges>): Promise<void>
  /** Done as well when there is none. Not allowed to an admin. */
  remove(uid: string): Promise<void>
  /** For an admin: users by their e-mail addresses. */
  list(search: UserSearch, page: PageRequest): Promise<Page<UserEntry>>
  /** For an admin: how many users there are. */
  count(): Promise<number>
  /** For an admin: gives somebody else a role; that of admin only to who has a verified address. */
  setRole(uid: string, role: Role): Promise<Result<void, SetRoleError>>
}

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

/** `role-refused`: nobody changes their own role, so that one admin is always left. */
export type SetRoleError = 'user-not-found' | 'role-refused'

/** Port: the `users` collection (spec section 7). Failures are thrown as `Outage`. */
export interface ProfileRepository {
  /** The profile, or null when there is none. */
  find(uid: string): Promise<Profile | null>
  /** Writes the profile with role `user` and the server's time, only when there is none yet. */
  create(uid: string, profile: NewProfile): Promise<void>
  /** Changes these fields and no others; `email`, `role` and `createdAt` stay. */
  update(uid: string, changes: ProfileChanges): Promise<void>
  /** Done as well when there is none. Not allowed to an admin. */
  remove(uid: string): Promise<void>
  /** For an admin: users by their e-mail addresses. */
  list(search: UserSearch, page: PageRequest): Promise<Page<UserEntry>>
  /** For an admin: how many users there are. */
  count(): Promise<number>
  /** For an admin: gives somebody else a role. */
  setRole(uid: string, role: Role): Promise<Result<void, SetRoleError>>
}

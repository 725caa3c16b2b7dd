import type { Role } from '../session/role.ts'
import type { ListedPage, PageRequest } from '../shared/page.ts'
import type { NewProfile, Profile, ProfileTexts } from './profile.ts'

/** A profile in the admin's list of users. */
export interface UserEntry extends Profile {
  readonly uid: string
}

/** Which users an admin looks for. */
export interface UserSearch {
  /** The first characters of the e-mail address, in lower case as accounts store it. */
  readonly emailPrefix?: string
  readonly role?: Role
}

/** Port: the `users` collection (spec section 7); a role is changed by a command. Failures are thrown as `Outage`. */
export interface ProfileRepository {
  /** The profile, or null when there is none. */
  find(uid: string): Promise<Profile | null>
  /**
   * Creates the profile with the role `user`, the server's time and whether the session's address is
   * verified. Does nothing when the profile exists.
   */
  create(uid: string, profile: NewProfile): Promise<void>
  /**
   * Marks the profile's address as verified, if it is verified in its owner's session; otherwise
   * changes nothing. Check `canConfirmEmail` first: the call is refused for any other address.
   */
  confirmEmail(uid: string): Promise<void>
  /** Writes only these fields, so that it does not overwrite what another tab wrote to the others. */
  update(uid: string, changes: Partial<ProfileTexts>): Promise<void>
  /** For admins: the users, sorted by e-mail address. */
  list(search: UserSearch, page: PageRequest): Promise<ListedPage<UserEntry>>
}

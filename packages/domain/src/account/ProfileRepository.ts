import type { NewProfile, Profile, ProfileChanges } from './profile.ts'

/** Port: the `users` collection (spec section 7). Failures are thrown as `Outage`. */
export interface ProfileRepository {
  /** The profile, or null when there is none. */
  find(uid: string): Promise<Profile | null>
  /** Writes the profile with role `user` and the server's time, only when there is none yet. */
  create(uid: string, profile: NewProfile): Promise<void>
  /** Changes these fields and no others; `email`, `role` and `createdAt` stay. */
  update(uid: string, changes: ProfileChanges): Promise<void>
  /** Done as well when there is none. */
  remove(uid: string): Promise<void>
}

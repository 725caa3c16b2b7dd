import type { Account, Backend, Profile, ProfileChanges } from '@storefront/domain'

/**
 * Saves what its owner may change of a profile, and writes the profile first where there is none: a
 * registration may have ended half way. Safe to repeat.
 *
 * @returns the profile as it is now stored
 * @throws Outage
 */
export async function saveProfile(
  { profiles }: Backend,
  { uid, email }: Account,
  stored: Profile | null,
  changes: ProfileChanges,
): Promise<Profile> {
  const { nombre, cedula } = changes
  if (stored === null) await profiles.create(uid, { email, nombre, cedula })
  await profiles.update(uid, changes)
  return { ...(stored ?? { email, role: 'user', createdAt: null }), ...changes }
}

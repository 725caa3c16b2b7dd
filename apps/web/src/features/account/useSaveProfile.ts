import {
  type Account,
  type Backend,
  err,
  ok,
  type OutageCode,
  outageCodeOf,
  type Profile,
  type ProfileChanges,
  type Result,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../shared/services.tsx'
import { profileQueries } from './profileQueries.ts'

/**
 * Saves a profile for whoever shows it: they all read what was saved, and what was said about a
 * profile that was missing is over. Stands below a `ServerState`.
 *
 * @returns takes the profile as it was stored, null for none, and its changes; never fails
 */
export function useSaveProfile(account: Account) {
  const { loadBackend, notices, log } = useServices()
  const client = useQueryClient()
  return async (
    stored: Profile | null,
    changes: ProfileChanges,
  ): Promise<Result<Profile, OutageCode>> => {
    try {
      const saved = await saveProfile(await loadBackend(), account, stored, changes)
      client.setQueryData(profileQueries.own(loadBackend, account.uid).queryKey, saved)
      notices.dismiss('profile-not-saved')
      notices.dismiss('role-not-found')
      return ok(saved)
    } catch (cause) {
      log('The profile could not be saved', cause)
      return err(outageCodeOf(cause))
    }
  }
}

/** Writes the profile first where there is none: a registration may have ended half way. Safe to repeat. */
async function saveProfile(
  { profiles }: Backend,
  { uid, email, emailVerified }: Account,
  stored: Profile | null,
  changes: ProfileChanges,
): Promise<Profile> {
  const { nombre, cedula } = changes
  if (stored === null) await profiles.create(uid, { email, nombre, cedula })
  await profiles.update(uid, changes)
  return { ...(stored ?? { email, emailVerified, role: 'user', createdAt: null }), ...changes }
}

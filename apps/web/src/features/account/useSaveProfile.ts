import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  type Account,
  type Backend,
  changedFields,
  ok,
  type Profile,
  type ProfileChanges,
  type Result,
} from '@storefront/domain'

import { type LoadBackend, useServices } from '../../shared/services.tsx'
import { useAccountServices } from './accountServices.ts'

/** A person's own server state; its keys exist only here. */
export const profileQueries = {
  own: (loadBackend: LoadBackend, uid: string) =>
    queryOptions({
      queryKey: ['profile', uid],
      queryFn: async () => (await loadBackend()).profiles.find(uid),
    }),
}

/**
 * Saves a profile for whoever shows it: they all read what was saved, and what was said about a
 * profile that was missing is over.
 *
 * @returns an action, for `useAction`: takes the profile as it was read, null for none, and what its
 * fields hold; throws an outage
 */
export function useSaveProfile(account: Account) {
  const { loadBackend, notices } = useServices()
  const { unsavedProfile } = useAccountServices()
  const client = useQueryClient()
  return async (read: Profile | null, fields: ProfileChanges): Promise<Result<Profile, never>> => {
    const saved = await saveProfile(await loadBackend(), account, read, fields)
    const { queryKey } = profileQueries.own(loadBackend, account.uid)
    client.setQueryData(queryKey, saved)
    // What others have changed meanwhile is read after it.
    void client.invalidateQueries({ queryKey })
    unsavedProfile.drop()
    notices.dismiss('profile-not-saved')
    notices.dismiss('loginRoleNotFound')
    return ok(saved)
  }
}

/**
 * Writes the profile first where there is none: a registration may have ended half way. Of one that is
 * there only what was changed is written: another tab may have saved the rest. Safe to repeat.
 */
async function saveProfile(
  { profiles }: Backend,
  { uid, email, emailVerified }: Account,
  read: Profile | null,
  fields: ProfileChanges,
): Promise<Profile> {
  const { nombre, cedula } = fields
  if (read === null) await profiles.create(uid, { email, nombre, cedula })
  const changes = read === null ? fields : changedFields(read, fields)
  if (Object.keys(changes).length > 0) await profiles.update(uid, changes)
  return { ...(read ?? { email, emailVerified, role: 'user', createdAt: null }), ...fields }
}

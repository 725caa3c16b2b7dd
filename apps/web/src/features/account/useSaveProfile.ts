import {
  changedFields,
  ok,
  type Account,
  type Backend,
  type Profile,
  type ProfileChanges,
  type Result,
} from '@storefront/domain'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { useServices, type LoadBackend } from '../../shared/services.tsx'
import { useAccountServices } from './accountServices.ts'

/** The queries of the visitor's profile. */
export const profileQueries = {
  own: (loadBackend: LoadBackend, uid: string) =>
    queryOptions({
      queryKey: ['profile', uid],
      queryFn: async () => (await loadBackend()).profiles.find(uid),
    }),
}

/**
 * Returns a function that saves a profile, updates its query for all components that show it, and dismisses the
 * notices about a missing profile. It takes the loaded profile, or null if there is none, and the fields to
 * save, and throws outages.
 */
export function useProfileWriter() {
  const { loadBackend, notices } = useServices()
  const { unsavedProfile } = useAccountServices()
  const client = useQueryClient()
  return async (account: Account, before: Profile | null, fields: ProfileChanges) => {
    const saved = await saveProfile(await loadBackend(), account, before, fields)
    const { queryKey } = profileQueries.own(loadBackend, account.uid)
    client.setQueryData(queryKey, saved)
    // Loads the changes that others have made in the meantime.
    void client.invalidateQueries({ queryKey })
    unsavedProfile.drop()
    notices.dismiss('profile-not-saved')
    notices.dismiss('loginRoleNotFound')
    return saved
  }
}

/** The same for one account, as an action for `useAction`. */
export function useSaveProfile(account: Account) {
  const save = useProfileWriter()
  return async (before: Profile | null, fields: ProfileChanges): Promise<Result<Profile, never>> =>
    ok(await save(account, before, fields))
}

/**
 * Creates the profile if there is none, because a registration may have stopped half-way. In an existing
 * profile it writes only the changed fields, because another tab may have saved the others. Safe to
 * repeat.
 */
async function saveProfile(
  { profiles }: Backend,
  { uid, email, emailVerified }: Account,
  before: Profile | null,
  fields: ProfileChanges,
): Promise<Profile> {
  const { nombre, cedula } = fields
  if (before === null) await profiles.create(uid, { email, nombre, cedula })
  const changes = before === null ? fields : changedFields(before, fields)
  if (Object.keys(changes).length > 0) await profiles.update(uid, changes)
  return { ...(before ?? { email, emailVerified, role: 'user', createdAt: null }), ...fields }
}

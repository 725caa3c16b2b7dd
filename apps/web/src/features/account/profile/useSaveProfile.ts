import {
  changedTexts,
  ok,
  type Account,
  type Backend,
  type Profile,
  type ProfileTexts,
  type Result,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { ownProfileQuery } from '../access/profileQueries.ts'

/**
 * Returns a function that saves a profile, updates its query for all components that show it, and dismisses the
 * notices about a missing profile. It takes the loaded profile, or null if there is none, and the texts to
 * save, and throws outages.
 */
export function useSaveProfile(account: Account) {
  const { loadBackend, notices, unsavedProfile } = useServices()
  const client = useQueryClient()
  return async (before: Profile | null, texts: ProfileTexts): Promise<Result<Profile, never>> => {
    const saved = await saveProfile(await loadBackend(), account, before, texts)
    const { queryKey } = ownProfileQuery(loadBackend, account.uid)
    client.setQueryData(queryKey, saved)
    // Loads the changes that others have made in the meantime.
    void client.invalidateQueries({ queryKey })
    unsavedProfile.drop()
    notices.dismiss('profile-not-saved')
    notices.dismiss('loginRoleNotFound')
    return ok(saved)
  }
}

/**
 * Creates the profile if there is none, because a registration may have stopped half-way. In an existing
 * profile it writes only the changed texts, because another tab may have saved the others. Safe to
 * repeat.
 */
async function saveProfile(
  { profiles }: Backend,
  { uid, email, emailVerified }: Account,
  before: Profile | null,
  texts: ProfileTexts,
): Promise<Profile> {
  const { nombre, cedula } = texts
  if (before === null) await profiles.create(uid, { email, nombre, cedula })
  const changes = before === null ? texts : changedTexts(before, texts)
  if (Object.keys(changes).length > 0) await profiles.update(uid, changes)
  return { ...(before ?? { email, emailVerified, role: 'user', createdAt: null }), ...texts }
}

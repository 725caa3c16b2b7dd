import {
  changedTexts,
  checkProfile,
  mapRecord,
  ok,
  profileFieldNames,
  profileFields,
  type Account,
  type Backend,
  type Profile,
  type ProfileField,
  type ProfileTexts,
  type Result,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useRecordForm, type FormDefinition } from '../../../shared/forms/useRecordForm.ts'
import { useServices } from '../../../shared/services.tsx'
import { profileForm } from '../access/profileForm.ts'
import { ownProfileQuery } from '../access/profileQueries.ts'

/**
 * The form of a profile; null stands for one that does not exist yet.
 *
 * @param unsaved what it begins with then
 */
const recordForm = (
  unsaved: Partial<ProfileTexts>,
): FormDefinition<Profile | null, ProfileField, ProfileTexts> => ({
  fields: profileFieldNames,
  formOf: (profile) => mapRecord(profileFields, (_, field) => (profile ?? unsaved)[field] ?? ''),
  check: checkProfile,
})

/**
 * The profile's two modes, reading and editing (spec section 4). A successful save returns to reading; a
 * failed one keeps the typed values. Editing starts at once if there is no profile yet, or if the last
 * session ended while the profile was being edited.
 *
 * @param stored the profile as last loaded
 */
export function useProfileEditor(account: Account, stored: Profile | null) {
  const { t } = useTranslation('account')
  const { session, unsavedProfile } = useServices()
  const saveTyped = useSaveProfile(account)
  const [unsaved] = useState(() => unsavedProfile.of(account.uid))
  const [isEditing, setEditing] = useState(stored === null || Object.keys(unsaved).length > 0)
  const form = useRecordForm({
    form: recordForm(unsaved),
    stored,
    labelOf: (field) => t(profileForm[field].label),
    async save(shown: Profile | null, typed: ProfileTexts) {
      const saved = await saveTyped(shown, typed)
      setEditing(false)
      return saved
    },
    failure: 'The profile could not be saved',
    typedBefore: stored === null ? {} : unsaved,
  })
  const { edits, isChanged, leave, reset } = form

  // If the session ends, the typed values are kept for the same user's next session.
  useEffect(() => {
    if (!isChanged) return undefined
    return () => {
      const current = session.get()
      const isRevoked = current.status === 'guest' && current.reason === 'ended'
      if (isRevoked) {
        unsavedProfile.keep(account.uid, { ...(form.stored === null && unsaved), ...edits })
      }
    }
  }, [edits, isChanged, session, unsavedProfile, unsaved, form.stored, account.uid])

  return {
    ...form,
    isEditing,
    start: () => {
      reset()
      setEditing(true)
    },
    cancel: () =>
      leave(() => {
        reset()
        if (form.stored !== null) unsavedProfile.drop()
        setEditing(false)
      }),
  }
}

/**
 * Returns a function that saves a profile, updates its query for all components that show it, and dismisses the
 * notices about a missing profile. It takes the loaded profile, or null if there is none, and the texts to
 * save, and throws outages.
 */
function useSaveProfile(account: Account) {
  const { loadBackend, notices, unsavedProfile } = useServices()
  const queries = useQueryClient()
  return async (before: Profile | null, texts: ProfileTexts): Promise<Result<Profile, never>> => {
    const saved = await saveProfile(await loadBackend(), account, before, texts)
    const { queryKey } = ownProfileQuery(loadBackend, account.uid)
    queries.setQueryData(queryKey, saved)
    // Loads the changes that others have made in the meantime.
    void queries.invalidateQueries({ queryKey })
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

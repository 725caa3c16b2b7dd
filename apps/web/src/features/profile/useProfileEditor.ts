import {
  changedTexts,
  checkProfile,
  mapRecord,
  profileFieldNames,
  profileFields,
  type Account,
  type Profile,
  type ProfileTexts,
} from '@storefront/domain'
import { useEffect, useState, type FormEvent } from 'react'

import { useForm } from '../../shared/forms/useForm.ts'
import { useServices } from '../../shared/services.tsx'
import { useAction } from '../../shared/useAction.ts'
import { useAccountServices } from '../account/accountServices.ts'
import { useSaveProfile } from './useSaveProfile.ts'

interface Edit {
  /** The profile when the edit began; only the texts that differ from it are written. */
  readonly before: Profile | null
  /** The texts that differ from it. */
  readonly changes: Partial<ProfileTexts>
}

const isEmpty = (changes: Partial<ProfileTexts>) => Object.keys(changes).length === 0

const emptyTexts: ProfileTexts = mapRecord(profileFields, () => '')

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/**
 * The profile's two modes, reading and editing (spec section 4). A successful save returns to reading; a
 * failed one keeps the typed values. Editing starts at once if there is no profile yet, or if the last
 * session ended while the profile was being edited.
 *
 * @param stored the profile as last loaded
 */
export function useProfileEditor(account: Account, stored: Profile | null) {
  const { session } = useServices()
  const { unsavedProfile } = useAccountServices()
  const [unsaved] = useState(() => unsavedProfile.of(account.uid))
  const [edit, setEdit] = useState<Edit | null>(() =>
    stored === null || !isEmpty(unsaved)
      ? { before: stored, changes: stored === null ? {} : unsaved }
      : null,
  )
  const [saved, setSaved] = useState({ replaces: stored, profile: stored })
  // Shows the saved profile until the query's cache is updated.
  const profile = saved.replaces === stored ? saved.profile : stored
  const { state, run, reset } = useAction('The profile could not be saved', useSaveProfile(account))

  // If the session ends, the typed values are kept for the same user's next session.
  useEffect(() => {
    if (edit === null || isEmpty(edit.changes)) return undefined
    return () => {
      const current = session.get()
      const isRevoked = current.status === 'guest' && current.reason === 'ended'
      if (isRevoked) unsavedProfile.keep(account.uid, edit.changes)
    }
  }, [edit, session, unsavedProfile, account.uid])

  const form = useForm({
    fields: profileFieldNames,
    check: checkProfile,
    async submit(changes) {
      const settled = await run(edit?.before ?? null, changes)
      if (settled?.status !== 'done') return
      setSaved({ replaces: stored, profile: settled.value })
      setEdit(null)
    },
  })

  function updateChanges(event: FormEvent<HTMLFormElement>): void {
    form.formProps.onInput(event)
    if (edit === null) return
    const data = new FormData(event.currentTarget)
    const typed = mapRecord(profileFields, (_, field) => textOf(data.get(field)))
    setEdit({ ...edit, changes: changedTexts(edit.before ?? emptyTexts, typed) })
  }

  return {
    ...form,
    formProps: { ...form.formProps, onInput: updateChanges },
    /** The profile that the fields start with; null if there is none. */
    profile: edit === null ? profile : edit.before,
    isEditing: edit !== null,
    hasChanges: edit !== null && !isEmpty(edit.changes),
    /** The state of the last save. */
    state,
    start: () => {
      reset()
      setEdit({ before: profile, changes: {} })
    },
    cancel: () => {
      reset()
      if (profile !== null) unsavedProfile.drop()
      setEdit(null)
    },
  }
}

import {
  type Account,
  checkProfile,
  type OutageCode,
  outageCodeOf,
  type Profile,
  type ProfileChanges,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'

import { useServices } from '../../../composition/ServicesProvider.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { profileQueries } from '../profileQueries.ts'
import { saveProfile } from './saveProfile.ts'

export const editableFields = ['nombre', 'cedula', 'telefono', 'direccion'] as const

/**
 * The profile's two modes (spec section 4): read, and edit. A save returns to reading; one that fails
 * stays with what was typed. A profile that is not there yet is edited at once.
 *
 * @param read the profile as it was last read
 * @param onSaved called when the fields are to be read again
 */
export function useProfileEditor(account: Account, read: Profile | null, onSaved: () => void) {
  const { loadBackend, notices, log } = useServices()
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState({ over: read, profile: read })
  // What was just saved holds until it has gone through the cache.
  const profile = saved.over === read ? saved.profile : read
  const [isEditing, setEditing] = useState(profile === null)
  const [hasChanges, setChanges] = useState(false)
  const [failure, setFailure] = useState<OutageCode | null>(null)

  // What was said of the last save is over when another edit begins or the page is left.
  useEffect(() => () => notices.dismiss('profile-updated'), [notices])

  function setMode(editing: boolean): void {
    if (editing) notices.dismiss('profile-updated')
    setFailure(null)
    setChanges(false)
    setEditing(editing)
  }

  async function save(changes: ProfileChanges): Promise<void> {
    setFailure(null)
    try {
      const now = await saveProfile(await loadBackend(), account, profile, changes)
      setSaved({ over: read, profile: now })
      queryClient.setQueryData(profileQueries.own(loadBackend, account.uid).queryKey, now)
    } catch (cause) {
      log('The profile could not be saved', cause)
      setFailure(outageCodeOf(cause))
      return
    }
    setMode(false)
    notices.dismiss('profile-not-saved')
    notices.dismiss('role-not-found')
    notices.show('profile-updated')
    onSaved()
  }

  const form = useForm({ fields: editableFields, check: checkProfile, submit: save })

  function noteChanges(event: FormEvent<HTMLFormElement>): void {
    form.formProps.onInput(event)
    const data = new FormData(event.currentTarget)
    setChanges(editableFields.some((field) => data.get(field) !== (profile?.[field] ?? '')))
  }

  return {
    ...form,
    profile,
    formProps: { ...form.formProps, onInput: noteChanges },
    isEditing,
    hasChanges,
    failure,
    setMode,
  }
}

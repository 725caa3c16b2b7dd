import {
  type Account,
  checkProfile,
  type OutageCode,
  type Profile,
  type ProfileChanges,
} from '@storefront/domain'
import { type FormEvent, useEffect, useState } from 'react'

import { useServices } from '../../../shared/services.tsx'
import { useForm } from '../../../shared/forms/useForm.ts'
import { useSaveProfile } from '../useSaveProfile.ts'

export const editableFields = ['nombre', 'cedula', 'telefono', 'direccion'] as const

/**
 * The profile's two modes (spec section 4): read, and edit. A save returns to reading; one that fails
 * stays with what was typed. A profile that is not there yet is edited at once.
 *
 * @param read the profile as it was last read
 * @param onSaved called when the fields are to be read again
 */
export function useProfileEditor(account: Account, read: Profile | null, onSaved: () => void) {
  const { notices } = useServices()
  const saveProfile = useSaveProfile(account)
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
    const now = await saveProfile(profile, changes)
    if (!now.ok) {
      setFailure(now.error)
      return
    }
    setSaved({ over: read, profile: now.value })
    setMode(false)
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

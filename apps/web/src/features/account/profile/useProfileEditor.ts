import {
  type Account,
  changedFields,
  checkProfile,
  type Profile,
  type ProfileChanges,
  profileFields,
} from '@storefront/domain'
import { type FormEvent, useEffect, useState } from 'react'

import { useForm } from '../../../shared/forms/useForm.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { useAccountServices } from '../accountServices.ts'
import { useSaveProfile } from '../useSaveProfile.ts'

interface Edit {
  /** The profile as it was when the edit began: only what was changed against it is written. */
  readonly stored: Profile | null
  /** What the fields hold otherwise by now. */
  readonly changes: Partial<ProfileChanges>
}

const isEmpty = (changes: Partial<ProfileChanges>) => Object.keys(changes).length === 0

const noTexts: ProfileChanges = { nombre: '', cedula: '', telefono: '', direccion: '' }

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/**
 * The profile's two modes (spec section 4): read, and edit. A save returns to reading; one that fails
 * stays with what was typed. A profile that is not there yet is edited at once, and so is one that was
 * being edited when its session was ended from elsewhere.
 *
 * @param read the profile as it was last read
 */
export function useProfileEditor(account: Account, read: Profile | null) {
  const { session } = useServices()
  const { unsavedProfile } = useAccountServices()
  const [kept] = useState(() => unsavedProfile.of(account.uid))
  const [edit, setEdit] = useState<Edit | null>(() =>
    read === null || !isEmpty(kept) ? { stored: read, changes: read === null ? {} : kept } : null,
  )
  const [saved, setSaved] = useState({ over: read, profile: read })
  // What was just saved holds until it has gone through the cache.
  const profile = saved.over === read ? saved.profile : read
  const { state, run, reset } = useAction('The profile could not be saved', useSaveProfile(account))

  // Whoever signs in again finds what they had typed; nobody else does.
  useEffect(() => {
    if (edit === null || isEmpty(edit.changes)) return undefined
    return () => {
      const now = session.get()
      const isRevoked = now.status === 'guest' && now.reason === 'ended'
      if (isRevoked) unsavedProfile.keep(account.uid, edit.changes)
    }
  }, [edit, session, unsavedProfile, account.uid])

  const form = useForm({
    fields: profileFields,
    check: checkProfile,
    async submit(changes) {
      const settled = await run(edit?.stored ?? null, changes)
      if (settled?.status !== 'done') return
      setSaved({ over: read, profile: settled.value })
      setEdit(null)
    },
  })

  function noteChanges(event: FormEvent<HTMLFormElement>): void {
    form.formProps.onInput(event)
    if (edit === null) return
    const data = new FormData(event.currentTarget)
    const typed: ProfileChanges = {
      nombre: textOf(data.get('nombre')),
      cedula: textOf(data.get('cedula')),
      telefono: textOf(data.get('telefono')),
      direccion: textOf(data.get('direccion')),
    }
    setEdit({ ...edit, changes: changedFields(edit.stored ?? noTexts, typed) })
  }

  return {
    ...form,
    formProps: { ...form.formProps, onInput: noteChanges },
    /** What the fields show; null while there is no profile. */
    profile: edit === null ? profile : edit.stored,
    isEditing: edit !== null,
    hasChanges: edit !== null && !isEmpty(edit.changes),
    /** What became of the last save. */
    state,
    begin: () => {
      reset()
      setEdit({ stored: profile, changes: {} })
    },
    giveUp: () => {
      reset()
      if (profile !== null) unsavedProfile.drop()
      setEdit(null)
    },
  }
}

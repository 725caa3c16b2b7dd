import {
  changedTexts,
  checkProfile,
  mapRecord,
  ok,
  outageCodeOf,
  profileFieldNames,
  profileFields,
  type Account,
  type Backend,
  type Profile,
  type ProfileField,
  type ProfileTexts,
  type Result,
} from '@storefront/domain'
import { Banner, Button, Field, Loading, TextArea } from '@storefront/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { ChangedBanner } from '../../../shared/forms/ChangedBanner.tsx'
import { useRecordForm, type FormDefinition } from '../../../shared/forms/useRecordForm.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { FocusedBanner } from '../../../shared/notices/FocusedBanner.tsx'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { CedulaField, TelephoneField } from '../access/AccountFields.tsx'
import { AccountSection } from '../access/AccountLayout.tsx'
import { EmailStatus } from '../access/EmailStatus.tsx'
import { profileForm } from '../access/profileForm.ts'
import { ownProfileQuery } from '../access/profileQueries.ts'
import styles from './ProfilePage.module.css'

/** Loads the visitor's profile and shows it. */
export function ProfileSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['account', 'shared'])
  const profile = useQuery(ownProfileQuery(useBackend(), account.uid))
  // A later outage does not replace the form, because the visitor may be typing.
  if (profile.data !== undefined) return <ProfileEditor account={account} stored={profile.data} />
  return (
    <AccountSection id="data" title={t('profile.data')}>
      {profile.isError ? (
        <OutageBanner
          errorMessage={t('profile.loadFailed')}
          outage={outageCodeOf(profile.error)}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Loading>{t('shared:loading')}</Loading>
      )}
    </AccountSection>
  )
}

interface ProfileEditorProps {
  readonly account: Account
  /** The profile as last loaded; null if there is none. */
  readonly stored: Profile | null
}

/** The visitor's data, read-only until the visitor chooses to edit it (spec section 2). */
function ProfileEditor({ account, stored }: ProfileEditorProps) {
  const { t } = useTranslation(['account', 'shared'])
  const form = useRef<HTMLFormElement>(null)
  const editor = useProfileEditor(account, stored)
  const { isEditing, isSaving, state } = editor

  const focusFirstField = () =>
    form.current?.querySelector<HTMLElement>('input:enabled:read-write')?.focus()

  function startEditing(): void {
    flushSync(editor.start)
    focusFirstField()
  }

  return (
    <AccountSection
      id="data"
      title={t('profile.data')}
      lead={t('profile.lead')}
      action={
        <Button variant="quiet" onClick={() => (isEditing ? editor.cancel() : startEditing())}>
          {isEditing ? t('profile.cancel') : t('profile.edit')}
        </Button>
      }
    >
      {editor.stored === null && <Banner tone="warning">{t('profile.missing')}</Banner>}
      <form ref={form} {...editor.formProps}>
        <ProfileFields
          // A new key also ends the warnings about what was typed.
          key={isEditing ? 'editing' : 'reading'}
          account={account}
          isReading={!isEditing}
          inputProps={editor.inputProps}
        />
        <ChangedBanner form={editor} changed={t('profile.changed')} />
        <ActionResult state={state} errorMessage={t('profile.updateFailed')} />
        {isEditing && (
          <Button type="submit" busy={isSaving} busyLabel={t('profile.updating')}>
            {t('profile.update')}
          </Button>
        )}
        {/* At the place of the button, so that it is visible on a phone after saving. */}
        {!isEditing && state.status === 'done' && (
          <FocusedBanner tone="success">{t('profile.updated')}</FocusedBanner>
        )}
      </form>
    </AccountSection>
  )
}

type ProfileEditor = ReturnType<typeof useProfileEditor>

interface ProfileFieldsProps {
  readonly account: Account
  readonly isReading: boolean
  readonly inputProps: ProfileEditor['inputProps']
}

/** The e-mail address, which belongs to the account and cannot be edited, and the texts of a profile. */
function ProfileFields({ account, isReading, inputProps }: ProfileFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <div className={styles.fields} data-mode={isReading ? 'reading' : 'editing'}>
      <div className={styles.email}>
        <Field
          className={styles.fixed}
          label={t('fields.email')}
          name="email"
          type="email"
          defaultValue={account.email}
          readOnly
          autoComplete="email"
        />
        <EmailStatus account={account} />
      </div>
      {profileFieldNames.map((field) => (
        <ProfileField
          key={field}
          field={field}
          {...inputProps(field)}
          disabled={isReading}
          placeholder={isReading ? t('profile.empty') : undefined}
        />
      ))}
    </div>
  )
}

interface ProfileFieldProps extends ReturnType<ProfileEditor['inputProps']> {
  readonly field: ProfileField
  readonly disabled: boolean
  readonly placeholder: string | undefined
}

function ProfileField({ field, ...input }: ProfileFieldProps) {
  const { t } = useTranslation('account')
  const { hint, input: attributes } = profileForm[field]
  const props = {
    ...input,
    ...attributes,
    hint: hint === null ? undefined : t(hint),
  }
  if (field === 'cedula') return <CedulaField {...props} />
  if (field === 'telefono') return <TelephoneField {...props} />
  if (field === 'direccion') return <TextArea {...props} className={styles.address} rows={1} />
  return <Field {...props} />
}

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
function useProfileEditor(account: Account, stored: Profile | null) {
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

import {
  outageCodeOf,
  profileFieldNames,
  type Account,
  type Profile,
  type ProfileField,
} from '@storefront/domain'
import { Banner, Button, Field, Loading, TextArea } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { ChangedBanner } from '../../../shared/forms/ChangedBanner.tsx'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { FocusedBanner } from '../../../shared/notices/FocusedBanner.tsx'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { CedulaField, TelephoneField } from '../access/AccountFields.tsx'
import { AccountSection } from '../access/AccountLayout.tsx'
import { EmailStatus } from '../access/EmailStatus.tsx'
import { profileForm } from '../access/profileForm.ts'
import { ownProfileQuery } from '../access/profileQueries.ts'
import styles from './ProfilePage.module.css'
import { useProfileEditor } from './useProfileEditor.ts'

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

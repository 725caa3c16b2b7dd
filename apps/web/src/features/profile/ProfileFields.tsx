import {
  profileFieldNames,
  type Account,
  type FieldErrorCode,
  type Profile,
  type ProfileField,
  type ProfileTexts,
} from '@storefront/domain'
import { Field, TextArea } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText } from '../../shared/forms/useForm.ts'
import { CedulaField, TelephoneField } from '../account/AccountFields.tsx'
import { useAccountServices } from '../account/accountServices.ts'
import { EmailStatus } from '../account/EmailStatus.tsx'
import { profileForm } from '../account/profileForm.ts'
import styles from './ProfilePage.module.css'

interface ProfileFieldsProps {
  readonly account: Account
  readonly profile: Profile | null
  readonly mode: 'reading' | 'editing' | 'saving'
  readonly errorOf: (field: ProfileField) => FieldErrorCode | undefined
}

/** The e-mail address, which belongs to the account and cannot be edited, and the texts of a profile. */
export function ProfileFields({ account, profile, mode, errorOf }: ProfileFieldsProps) {
  const { t } = useTranslation('account')
  const errorText = useFieldErrorText()
  const { unsavedProfile } = useAccountServices()
  const unsaved = unsavedProfile.of(account.uid)
  const initial: Partial<ProfileTexts> =
    mode === 'reading' ? (profile ?? unsaved) : { ...profile, ...unsaved }
  return (
    <div className={styles.fields} data-mode={mode === 'reading' ? 'reading' : 'editing'}>
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
          defaultValue={initial[field] ?? ''}
          disabled={mode === 'reading'}
          readOnly={mode === 'saving'}
          placeholder={mode === 'reading' ? t('profile.empty') : undefined}
          error={errorText(errorOf(field))}
        />
      ))}
    </div>
  )
}

interface ProfileFieldProps {
  readonly field: ProfileField
  readonly defaultValue: string
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly placeholder: string | undefined
  readonly error: string | undefined
}

function ProfileField({ field, ...input }: ProfileFieldProps) {
  const { t } = useTranslation('account')
  const { label, hint, input: attributes } = profileForm[field]
  const props = {
    ...input,
    ...attributes,
    name: field,
    label: t(label),
    hint: hint === null ? undefined : t(hint),
  }
  if (field === 'cedula') return <CedulaField {...props} />
  if (field === 'telefono') return <TelephoneField {...props} />
  if (field === 'direccion') return <TextArea {...props} className={styles.address} rows={1} />
  return <Field {...props} />
}

import { profileFieldNames, type Account, type ProfileField } from '@storefront/domain'
import { Field, TextArea } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { CedulaField, TelephoneField } from '../access/AccountFields.tsx'
import { EmailStatus } from '../access/EmailStatus.tsx'
import { profileForm } from '../access/profileForm.ts'
import styles from './ProfilePage.module.css'
import type { useProfileEditor } from './useProfileEditor.ts'

type ProfileEditor = ReturnType<typeof useProfileEditor>

interface ProfileFieldsProps {
  readonly account: Account
  readonly isReading: boolean
  readonly inputProps: ProfileEditor['inputProps']
}

/** The e-mail address, which belongs to the account and cannot be edited, and the texts of a profile. */
export function ProfileFields({ account, isReading, inputProps }: ProfileFieldsProps) {
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

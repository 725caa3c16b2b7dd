import type { Account, FieldErrorCode, Profile, ProfileChanges } from '@storefront/domain'
import { Field, TextArea } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText } from '../../../shared/forms/useForm.ts'
import { CedulaField } from '../AccountFields.tsx'
import { useAccountServices } from '../accountServices.ts'
import { EmailStatus } from '../emails/EmailStatus.tsx'
import styles from '../ProfilePage.module.css'

interface ProfileFieldsProps {
  readonly account: Account
  readonly profile: Profile | null
  readonly mode: 'reading' | 'editing' | 'saving'
  readonly errorOf: (field: keyof ProfileChanges) => FieldErrorCode | undefined
}

/** The five fields of a profile. The e-mail address belongs to the account and cannot be edited. */
export function ProfileFields({ account, profile, mode, errorOf }: ProfileFieldsProps) {
  const { t } = useTranslation('account')
  const errorText = useFieldErrorText()
  const { unsavedProfile } = useAccountServices()
  const unsaved = unsavedProfile.of(account.uid)
  const initial: Partial<ProfileChanges> =
    mode === 'reading' ? (profile ?? unsaved) : { ...profile, ...unsaved }
  const propsOf = (field: keyof ProfileChanges) => ({
    defaultValue: initial[field] ?? '',
    disabled: mode === 'reading',
    readOnly: mode === 'saving',
    placeholder: mode === 'reading' ? t('profile.empty') : undefined,
    error: errorText(errorOf(field)),
  })
  return (
    <div className={styles.fields} data-mode={mode === 'reading' ? 'reading' : 'editing'}>
      <Field
        {...propsOf('nombre')}
        label={t('fields.nombre')}
        hint={t('fields.nombreHint')}
        name="nombre"
        autoComplete="name"
      />
      <CedulaField {...propsOf('cedula')} />
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
      <Field
        {...propsOf('telefono')}
        label={t('fields.telefono')}
        name="telefono"
        type="tel"
        autoComplete="tel"
      />
      <TextArea
        {...propsOf('direccion')}
        className={styles.address}
        rows={1}
        label={t('fields.direccion')}
        name="direccion"
        autoComplete="street-address"
      />
    </div>
  )
}

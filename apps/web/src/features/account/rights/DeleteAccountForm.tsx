import { err, ok } from '@storefront/domain'
import { Banner, Button, PasswordField } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText } from '../../../shared/forms/useFieldErrorText.ts'
import { useForm } from '../../../shared/forms/useForm.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { AccountName } from '../password/AccountName.tsx'
import type { Refusal } from '../useAuthAction.ts'
import styles from './DeleteAccountDialog.module.css'

interface DeleteAccountFormProps {
  readonly email: string
  /** Whether the account has a password to be asked for; otherwise Google's popup asks. */
  readonly asksPassword: boolean
  readonly isBusy: boolean
  readonly refusal: Refusal | null
  /** Takes the password, or null to have Google ask. Gives whether the account is gone. */
  readonly onDelete: (currentPassword: string | null) => Promise<boolean>
  readonly onCancel: () => void
}

/** Who asks for an account to be deleted proves once more who it is. */
export function DeleteAccountForm({
  email,
  asksPassword,
  isBusy,
  refusal,
  onDelete,
  onCancel,
}: DeleteAccountFormProps) {
  const { t } = useTranslation('account')
  const errorText = useFieldErrorText('account')
  const isWrong = asksPassword && refusal?.code === 'invalid-credentials'
  const { errorOf, formProps } = useForm({
    fields: ['currentPassword'],
    check: ({ currentPassword }) =>
      asksPassword && currentPassword === ''
        ? err({ currentPassword: 'required' })
        : ok(asksPassword ? currentPassword : null),
    submit: async (currentPassword) =>
      (await onDelete(currentPassword)) ? undefined : 'currentPassword',
  })
  return (
    <form className={styles.form} {...formProps}>
      {asksPassword ? (
        <>
          <AccountName email={email} />
          <PasswordField
            label={t('password.current')}
            name="currentPassword"
            autoComplete="current-password"
            showLabel={t('fields.showPassword')}
            hideLabel={t('fields.hidePassword')}
            error={isWrong ? t('password.wrong') : errorText(errorOf('currentPassword'))}
          />
        </>
      ) : (
        <p>{t('rights.delete.google')}</p>
      )}
      {refusal !== null && !isWrong && (
        <Banner
          tone="error"
          action={
            refusal.code === 'orders-open' && (
              <LocalizedLink to="/orders">{t('rights.delete.toOrders')}</LocalizedLink>
            )
          }
        >
          {refusal.text}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {t('rights.delete.cancel')}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={t('rights.delete.busy')}>
          {t('rights.delete.confirm')}
        </Button>
      </div>
    </form>
  )
}

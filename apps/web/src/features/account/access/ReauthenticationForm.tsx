import { err, hasPassword, ok, type Account, type AuthError } from '@storefront/domain'
import { Banner, Button, GoogleMark } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import type { ActionState } from '../../../shared/useAction.ts'
import { HiddenUsername, RequiredPasswordField } from './AccountFields.tsx'
import { GoogleStatus } from './GoogleSignIn.tsx'
import styles from './ReauthenticationForm.module.css'
import { useAuthErrorText } from './useAuthErrorText.ts'

interface ReauthenticationFormProps {
  readonly account: Account
  readonly state: ActionState<void, AuthError>
  /** Takes the password, or null to re-authenticate with Google. Returns whether it succeeded. */
  readonly onSubmit: (currentPassword: string | null) => Promise<boolean>
  readonly onCancel: () => void
  readonly submitLabel: string
  readonly busyLabel: string
  readonly cancelLabel: string
  /** A link that helps after a refusal. */
  readonly action?: ReactNode
  /** Whether another press opens Google's window again, in place of the last. Default: false. */
  readonly canReopen?: boolean
}

/** Asks for the current password, or announces Google's popup for an account without a password. */
export function ReauthenticationForm({
  account,
  state,
  onSubmit,
  onCancel,
  submitLabel,
  busyLabel,
  cancelLabel,
  action,
  canReopen = false,
}: ReauthenticationFormProps) {
  const { t } = useTranslation('account')
  const errorText = useFieldErrorText()
  const needsPassword = hasPassword(account)
  const { errorOf, formProps } = useForm({
    fields: ['currentPassword'],
    check: ({ currentPassword }) =>
      needsPassword && currentPassword === ''
        ? err({ currentPassword: 'required' })
        : ok(needsPassword ? currentPassword : null),
    submit: async (currentPassword) =>
      (await onSubmit(currentPassword)) ? undefined : 'currentPassword',
  })
  const failure = useAuthErrorText().failureText(state)
  const isWrongPassword =
    needsPassword && state.status === 'refused' && state.error.code === 'invalid-credentials'
  const isOpening = !needsPassword && state.status === 'busy'
  const isBusy = state.status === 'busy' && !(isOpening && canReopen)
  return (
    <form className={styles.form} {...formProps}>
      {needsPassword ? (
        <>
          <HiddenUsername email={account.email} />
          <RequiredPasswordField
            label={t('password.current')}
            name="currentPassword"
            autoComplete="current-password"
            error={isWrongPassword ? t('password.wrong') : errorText(errorOf('currentPassword'))}
          />
        </>
      ) : (
        <p>{t('reauthentication.google')}</p>
      )}
      {failure !== null && !isWrongPassword && (
        <Banner tone="error" action={action}>
          {failure}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        {needsPassword ? (
          <Button type="submit" busy={isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        ) : (
          <Button busy={isBusy} busyLabel={busyLabel} onClick={() => void onSubmit(null)}>
            <GoogleMark />
            {submitLabel}
          </Button>
        )}
      </div>
      {!needsPassword && <GoogleStatus isOpening={isOpening} />}
    </form>
  )
}

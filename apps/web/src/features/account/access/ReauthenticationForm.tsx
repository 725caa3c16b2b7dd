import { err, hasPassword, ok, type Account, type AuthError } from '@storefront/domain'
import { Banner, Button, Dialog, GoogleMark } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction, type ActionState } from '../../../shared/useAction.ts'
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

interface ReauthenticationDialogProps {
  readonly account: Account
  readonly onReauthenticated: () => void
  readonly onClose: () => void
}

/** Asks the visitor to sign in once more, before a change that needs a recent sign-in. */
export function ReauthenticationDialog({
  account,
  onReauthenticated,
  onClose,
}: ReauthenticationDialogProps) {
  const { t } = useTranslation(['account', 'shared'])
  const { loadBackend } = useServices()
  const { state, run } = useAction(
    'The visitor could not be re-authenticated',
    async (currentPassword: string | null) =>
      (await loadBackend()).auth.reauthenticate(currentPassword),
    hasPassword(account) ? 'ignore' : 'replace',
  )

  async function reauthenticate(currentPassword: string | null): Promise<boolean> {
    const settled = await run(currentPassword)
    if (settled?.status !== 'done') return false
    onReauthenticated()
    return true
  }

  return (
    <Dialog
      open
      title={t('reauthentication.title')}
      closeLabel={t('shared:close')}
      busy={state.status === 'busy' && hasPassword(account)}
      onClose={onClose}
    >
      <p>{t('reauthentication.text')}</p>
      <ReauthenticationForm
        account={account}
        state={state}
        onSubmit={reauthenticate}
        onCancel={onClose}
        submitLabel={t('reauthentication.confirm')}
        busyLabel={t('reauthentication.busy')}
        cancelLabel={t('reauthentication.cancel')}
        canReopen
      />
    </Dialog>
  )
}

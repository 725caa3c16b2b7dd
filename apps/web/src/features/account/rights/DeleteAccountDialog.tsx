import { err, hasPassword, ok, type Account, type AuthError } from '@storefront/domain'
import { Banner, Button, Dialog } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { localizedPath } from '../../../shared/navigation/paths.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction, type ActionState } from '../../../shared/useAction.ts'
import { HiddenUsername, RequiredPasswordField } from '../AccountFields.tsx'
import { useAuthErrorText } from '../useAuthErrorText.ts'
import styles from './Rights.module.css'

interface DeleteAccountDialogProps {
  readonly account: Account
  readonly open: boolean
  readonly onClose: () => void
}

/** Explains what is deleted and what the law requires to keep, re-authenticates the visitor and deletes the account. */
export function DeleteAccountDialog({ account, open, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation(['account', 'shared'])
  const { session, notices } = useServices()
  const language = useLanguage()
  const navigate = useNavigate()
  const { state, run, reset } = useAction(
    'The account could not be deleted',
    (currentPassword: string | null) => session.deleteAccount(currentPassword),
  )

  async function deleteAccount(currentPassword: string | null): Promise<boolean> {
    const settled = await run(currentPassword)
    if (settled?.status !== 'done') return false
    // Without this navigation, the page's guard would redirect the new guest to the login.
    await navigate(localizedPath('/home', language), { replace: true })
    notices.show('account-deleted', 'success')
    return true
  }

  return (
    <Dialog
      open={open}
      title={t('rights.delete.question')}
      closeLabel={t('shared:close')}
      busy={state.status === 'busy'}
      onClose={() => {
        reset()
        onClose()
      }}
    >
      <div className={styles.terms}>
        <p>{t('rights.delete.removed')}</p>
        <ul>
          <li>{t('rights.delete.removesAccount')}</li>
          <li>{t('rights.delete.removesProfile')}</li>
          <li>{t('rights.delete.removesCart')}</li>
        </ul>
        <p>{t('rights.delete.kept')}</p>
        <p>{t('rights.delete.openOrders')}</p>
      </div>
      <DeleteAccountForm
        account={account}
        state={state}
        onDelete={deleteAccount}
        onCancel={onClose}
      />
    </Dialog>
  )
}

interface DeleteAccountFormProps {
  readonly account: Account
  readonly state: ActionState<void, AuthError>
  /** Takes the password, or null to re-authenticate with Google. Returns whether the account was deleted. */
  readonly onDelete: (currentPassword: string | null) => Promise<boolean>
  readonly onCancel: () => void
}

/** The form that re-authenticates the visitor before the account is deleted. */
function DeleteAccountForm({ account, state, onDelete, onCancel }: DeleteAccountFormProps) {
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
      (await onDelete(currentPassword)) ? undefined : 'currentPassword',
  })
  const failure = useAuthErrorText().failureText(state)
  const refusal = state.status === 'refused' ? state.error.code : null
  const isWrongPassword = needsPassword && refusal === 'invalid-credentials'
  const isBusy = state.status === 'busy'
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
        <p>{t('rights.delete.google')}</p>
      )}
      {failure !== null && !isWrongPassword && (
        <Banner
          tone="error"
          action={
            refusal === 'orders-open' && (
              <LocalizedLink to="/orders">{t('rights.delete.toOrders')}</LocalizedLink>
            )
          }
        >
          {failure}
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

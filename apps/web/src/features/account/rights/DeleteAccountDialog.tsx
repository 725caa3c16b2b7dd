import { type Account, type AuthError, err, hasPassword, ok } from '@storefront/domain'
import { Banner, Button, Dialog } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { localizedPath } from '../../../shared/navigation/paths.ts'
import { useServices } from '../../../shared/services.tsx'
import { type ActionState, useAction } from '../../../shared/useAction.ts'
import { useAuthErrorText } from '../authErrorText.ts'
import { AccountName, SecretField } from '../AccountFields.tsx'
import styles from './Rights.module.css'

interface DeleteAccountDialogProps {
  readonly account: Account
  readonly open: boolean
  readonly onClose: () => void
}

/** Says what goes and what the law keeps, asks once more who it is, and deletes the account. */
export function DeleteAccountDialog({ account, open, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation(['account', 'shared'])
  const { session, notices } = useServices()
  const language = useLanguage()
  const navigate = useNavigate()
  const { state, run, reset } = useAction(
    'The account service could not be asked',
    (currentPassword: string | null) => session.deleteAccount(currentPassword),
  )

  async function deleteAccount(currentPassword: string | null): Promise<boolean> {
    const settled = await run(currentPassword)
    if (settled?.status !== 'done') return false
    // The guard of this page sends its guest to the login: that is not where this visitor belongs.
    await navigate(localizedPath('/home', language), { replace: true })
    notices.show('account-deleted')
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
  /** Takes the password, or null to have Google ask. Gives whether the account is gone. */
  readonly onDelete: (currentPassword: string | null) => Promise<boolean>
  readonly onCancel: () => void
}

/** Who asks for an account to be deleted proves once more who it is. */
function DeleteAccountForm({ account, state, onDelete, onCancel }: DeleteAccountFormProps) {
  const { t } = useTranslation('account')
  const errorText = useFieldErrorText('account')
  const asksPassword = hasPassword(account)
  const { errorOf, formProps } = useForm({
    fields: ['currentPassword'],
    check: ({ currentPassword }) =>
      asksPassword && currentPassword === ''
        ? err({ currentPassword: 'required' })
        : ok(asksPassword ? currentPassword : null),
    submit: async (currentPassword) =>
      (await onDelete(currentPassword)) ? undefined : 'currentPassword',
  })
  const failure = useAuthErrorText().failureText(state)
  const refusal = state.status === 'refused' ? state.error.code : null
  const isWrong = asksPassword && refusal === 'invalid-credentials'
  const isBusy = state.status === 'busy'
  return (
    <form className={styles.form} {...formProps}>
      {asksPassword ? (
        <>
          <AccountName email={account.email} />
          <SecretField
            label={t('password.current')}
            name="currentPassword"
            autoComplete="current-password"
            error={isWrong ? t('password.wrong') : errorText(errorOf('currentPassword'))}
          />
        </>
      ) : (
        <p>{t('rights.delete.google')}</p>
      )}
      {failure !== null && !isWrong && (
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

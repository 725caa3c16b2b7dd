import type { Account } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { Dialog } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { useLanguage } from '../../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../../shared/navigation/LocalizedLink.tsx'
import { redirectState } from '../../../../shared/navigation/redirectState.ts'
import { useServices } from '../../../../shared/services.tsx'
import { useAction } from '../../../../shared/useAction.ts'
import { ReauthenticationForm } from '../../access/ReauthenticationForm.tsx'
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
    await navigate(localizedPath('/home', language), { replace: true, state: redirectState })
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
      <ReauthenticationForm
        account={account}
        state={state}
        onSubmit={deleteAccount}
        onCancel={onClose}
        submitLabel={t('rights.delete.confirm')}
        busyLabel={t('rights.delete.busy')}
        cancelLabel={t('rights.delete.cancel')}
        action={
          state.status === 'refused' &&
          state.error.code === 'orders-open' && (
            <LocalizedLink to="/orders">{t('rights.delete.toOrders')}</LocalizedLink>
          )
        }
      />
    </Dialog>
  )
}

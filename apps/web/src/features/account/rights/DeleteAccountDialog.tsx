import { type Account, hasPassword } from '@storefront/domain'
import { Dialog } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { useServices } from '../../../shared/services.tsx'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../../shared/navigation/paths.ts'
import { useAuthAction } from '../useAuthAction.ts'
import { DeleteAccountForm } from './DeleteAccountForm.tsx'
import styles from './DeleteAccountDialog.module.css'

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
  const attempt = useAuthAction()

  async function deleteAccount(currentPassword: string | null): Promise<boolean> {
    const outcome = await attempt.run(() => session.deleteAccount(currentPassword))
    if (outcome !== 'done') return false
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
      busy={attempt.isBusy}
      onClose={() => {
        attempt.forget()
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
        email={account.email}
        asksPassword={hasPassword(account)}
        isBusy={attempt.isBusy}
        refusal={attempt.refusal}
        onDelete={deleteAccount}
        onCancel={onClose}
      />
    </Dialog>
  )
}

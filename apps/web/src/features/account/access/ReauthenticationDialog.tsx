import { hasPassword, type Account } from '@storefront/domain'
import { Dialog } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { ReauthenticationForm } from './ReauthenticationForm.tsx'

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

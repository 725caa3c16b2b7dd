import type { Account } from '@storefront/domain'
import { Button, CheckIcon } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useAuthAction } from '../useAuthAction.ts'
import { DemoMailbox } from './DemoMailbox.tsx'
import styles from './EmailStatus.module.css'

/** Whether the account's address is verified; if not, a way to have the e-mail sent again. */
export function EmailStatus({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const loadBackend = useBackend()
  const { run, isBusy, refusal } = useAuthAction()
  const [sent, setSent] = useState(0)

  if (account.emailVerified) {
    return (
      <p className={styles.status} data-verified>
        <CheckIcon className={styles.mark} />
        {t('verification.verified')}
      </p>
    )
  }

  async function send(): Promise<void> {
    const outcome = await run(async () => (await loadBackend()).auth.sendVerification(language))
    if (outcome === 'done') setSent(sent + 1)
  }

  const text =
    sent > 0 ? t('verification.sent', { email: account.email }) : t('verification.pending')
  return (
    <div className={styles.unverified}>
      <p className={styles.status} role="status">
        {refusal?.text ?? text}
      </p>
      <Button
        variant="quiet"
        busy={isBusy}
        busyLabel={t('verification.sending')}
        onClick={() => void send()}
      >
        {sent > 0 ? t('verification.sendAgain') : t('verification.send')}
      </Button>
      <DemoMailbox key={sent} kind="verify-email" to={account.email} />
    </div>
  )
}

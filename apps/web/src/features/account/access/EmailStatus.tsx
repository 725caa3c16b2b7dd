import type { Account } from '@storefront/domain'
import { Button, CheckIcon } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { DemoMailbox } from './DemoMailbox.tsx'
import styles from './EmailStatus.module.css'
import { useAuthErrorText } from './useAuthErrorText.ts'

interface EmailStatusProps {
  readonly account: Account
  /** Whether the e-mail was sent before, by the page. Default: false. */
  readonly wasSent?: boolean
}

/** Shows whether the account's address is verified and, if not, a button that sends the e-mail again. */
export function EmailStatus({ account, wasSent = false }: EmailStatusProps) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const loadBackend = useBackend()
  const { state, run } = useAction('The verification e-mail could not be sent', async () =>
    (await loadBackend()).auth.sendVerification(language),
  )
  const { failureText } = useAuthErrorText()
  const [sentHere, setSentHere] = useState(0)
  const sent = sentHere + (wasSent ? 1 : 0)

  if (account.emailVerified) {
    return (
      <p className={styles.status} data-verified>
        <CheckIcon className={styles.mark} />
        {t('verification.verified')}
      </p>
    )
  }

  async function send(): Promise<void> {
    const settled = await run()
    if (settled?.status === 'done') setSentHere(sentHere + 1)
  }

  const text =
    sent > 0 ? t('verification.sent', { email: account.email }) : t('verification.pending')
  return (
    <div className={styles.unverified}>
      <p className={styles.status} role="status">
        {failureText(state) ?? text}
      </p>
      <Button
        variant="quiet"
        busy={state.status === 'busy'}
        busyLabel={t('verification.sending')}
        onClick={() => void send()}
      >
        {sent > 0 ? t('verification.sendAgain') : t('verification.send')}
      </Button>
      <DemoMailbox key={sent} kind="verify-email" to={account.email} />
    </div>
  )
}

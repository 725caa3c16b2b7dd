import { Banner, Button, buttonLook } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { Outcome } from '../Outcome.tsx'
import { useAuthAction } from '../useAuthAction.ts'

/**
 * Verifies an address with the code of an e-mail, at a click: programs that look at the links of
 * e-mails would use the code up.
 */
export function VerifyEmail({ actionCode }: { readonly actionCode: string | null }) {
  const { t } = useTranslation('account')
  const loadBackend = useBackend()
  const session = useSession()
  const { run, isBusy, refusal } = useAuthAction()
  const [isVerified, setVerified] = useState(false)

  async function verify(code: string): Promise<void> {
    const outcome = await run(async () => (await loadBackend()).auth.verifyEmail(code))
    if (outcome === 'done') setVerified(true)
  }

  // Who comes by a used link again has nothing left to do. Asked first: it may be another address's.
  const wasVerified =
    refusal?.code === 'action-code-invalid' &&
    session.status === 'signed-in' &&
    session.account.emailVerified
  if (isVerified || wasVerified) {
    return (
      <>
        <Outcome tone="success">{t('verify.done')}</Outcome>
        <LocalizedLink to="/products" {...buttonLook()}>
          {t('verify.toProducts')}
        </LocalizedLink>
      </>
    )
  }
  if (actionCode === null || refusal?.code.startsWith('action-code') === true) {
    return (
      <>
        {refusal === null ? (
          <Banner tone="error">{t('verify.missing')}</Banner>
        ) : (
          <Outcome tone="error">{refusal.text}</Outcome>
        )}
        <p>{t('verify.again')}</p>
        {/* A guest signs in on the way there. */}
        <LocalizedLink to="/userProfile" {...buttonLook()}>
          {t('verify.toProfile')}
        </LocalizedLink>
      </>
    )
  }
  return (
    <>
      <p>{t('verify.lead')}</p>
      {refusal !== null && <Banner tone="error">{refusal.text}</Banner>}
      <Button
        busy={isBusy}
        busyLabel={t('verify.verifying')}
        onClick={() => void verify(actionCode)}
      >
        {t('verify.verify')}
      </Button>
    </>
  )
}

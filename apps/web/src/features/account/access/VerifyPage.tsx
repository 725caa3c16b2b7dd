import { localizedPath } from '@storefront/i18n'
import { Banner, Button, buttonAttributes, Loading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { FocusedBanner } from '../../../shared/notices/FocusedBanner.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useAction } from '../../../shared/useAction.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { useActionLink } from './emails/actionLink.ts'
import { EmailStatus } from './EmailStatus.tsx'
import { useAuthErrorText } from './useAuthErrorText.ts'

/**
 * `/verify`: the target of the links in all e-mails of the authentication service, which supports only
 * one address. Links for a new password are redirected.
 */
export function Page() {
  const { t } = useTranslation(['account', 'shared'])
  const { search } = useLocation()
  const language = useLanguage()
  const link = useActionLink()
  if (link?.kind === 'reset-password') {
    return <Navigate to={`${localizedPath('/reset-password', language)}${search}`} replace />
  }
  return (
    <AccountLayout plate="serpent" short title={t('verify.title')}>
      <PageHead path="/verify" title={t('verify.title')} description={t('verify.description')} />
      {link === null ? (
        <Loading>{t('shared:loading')}</Loading>
      ) : (
        <VerifyEmail key={link.code} actionCode={link.code} />
      )}
    </AccountLayout>
  )
}

/**
 * Verifies an address with the code of an e-mail, only after a click: programs that scan the links in
 * e-mails would use up the code.
 */
function VerifyEmail({ actionCode }: { readonly actionCode: string | null }) {
  const { t } = useTranslation('account')
  const loadBackend = useBackend()
  const session = useSession()
  const { state, run: verify } = useAction(
    'The e-mail address could not be verified',
    async (code: string) => (await loadBackend()).auth.verifyEmail(code),
  )
  const failure = useAuthErrorText().failureText(state)
  const refusal = state.status === 'refused' ? state.error.code : null

  // A used link is no error if the visitor's address is verified. The code may be for another address, so
  // the service is called first.
  const wasVerified =
    refusal === 'action-code-invalid' &&
    session.status === 'signed-in' &&
    session.account.emailVerified
  if (state.status === 'done' || wasVerified) {
    return (
      <>
        <FocusedBanner tone="success">{t('verify.done')}</FocusedBanner>
        <LocalizedLink to="/products" {...buttonAttributes()}>
          {t('verify.toProducts')}
        </LocalizedLink>
      </>
    )
  }
  if (actionCode === null || refusal?.startsWith('action-code') === true) {
    return (
      <>
        {failure === null ? (
          <Banner tone="error">{t('verify.missing')}</Banner>
        ) : (
          <FocusedBanner tone="error">{failure}</FocusedBanner>
        )}
        {session.status === 'signed-in' && !session.account.emailVerified ? (
          <>
            <p>{t('verify.sendHere', { email: session.account.email })}</p>
            <EmailStatus account={session.account} />
          </>
        ) : (
          <>
            <p>{t('verify.again')}</p>
            {/* The guard asks guests to sign in first. */}
            <LocalizedLink to="/userProfile" {...buttonAttributes()}>
              {t('verify.toProfile')}
            </LocalizedLink>
          </>
        )}
      </>
    )
  }
  return (
    <>
      <p>{t('verify.lead')}</p>
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <Button
        busy={state.status === 'busy'}
        busyLabel={t('verify.verifying')}
        onClick={() => void verify(actionCode)}
      >
        {t('verify.verify')}
      </Button>
    </>
  )
}

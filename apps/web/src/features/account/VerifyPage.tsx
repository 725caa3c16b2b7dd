import { legendSerpent } from '@storefront/imagery/legend-serpent'
import { Banner, Button, buttonLook, Loading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { localizedPath } from '../../shared/navigation/paths.ts'
import { useBackend } from '../../shared/services.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import { useAction } from '../../shared/useAction.ts'
import { useAuthErrorText } from './authErrorText.ts'
import { useActionLink } from './emails/actionLink.ts'
import { EmailStatus } from './emails/EmailStatus.tsx'
import { AccountFrame, Outcome } from './forms/AccountLayout.tsx'

/**
 * `/verify`: where the links of all e-mails of the authentication service lead, which knows one
 * address for them; those for a new password are sent on.
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
    <AccountFrame picture={legendSerpent} title={t('verify.title')}>
      <PageHead path="/verify" title={t('verify.title')} description={t('verify.description')} />
      {link === null ? (
        <Loading>{t('shared:loading')}</Loading>
      ) : (
        <VerifyEmail key={link.code} actionCode={link.code} />
      )}
    </AccountFrame>
  )
}

/**
 * Verifies an address with the code of an e-mail, at a click: programs that look at the links of
 * e-mails would use the code up.
 */
function VerifyEmail({ actionCode }: { readonly actionCode: string | null }) {
  const { t } = useTranslation('account')
  const loadBackend = useBackend()
  const session = useSession()
  const { state, run: verify } = useAction(
    'The account service could not be asked',
    async (code: string) => (await loadBackend()).auth.verifyEmail(code),
  )
  const failure = useAuthErrorText().failureText(state)
  const refusal = state.status === 'refused' ? state.error.code : null

  // Who comes by a used link again has nothing left to do. Asked first: it may be another address's.
  const wasVerified =
    refusal === 'action-code-invalid' &&
    session.status === 'signed-in' &&
    session.account.emailVerified
  if (state.status === 'done' || wasVerified) {
    return (
      <>
        <Outcome tone="success">{t('verify.done')}</Outcome>
        <LocalizedLink to="/products" {...buttonLook()}>
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
          <Outcome tone="error">{failure}</Outcome>
        )}
        {session.status === 'signed-in' && !session.account.emailVerified ? (
          <>
            <p>{t('verify.sendHere', { email: session.account.email })}</p>
            <EmailStatus account={session.account} />
          </>
        ) : (
          <>
            <p>{t('verify.again')}</p>
            {/* A guest signs in on the way there. */}
            <LocalizedLink to="/userProfile" {...buttonLook()}>
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

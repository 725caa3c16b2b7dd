import { checkPasswordResetRequest } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { legendLechuza } from '@storefront/imagery/legend-lechuza'
import { legendOwlWide } from '@storefront/imagery/legend-owl-wide'
import { Banner, Button, Loading } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { EmailField } from './AccountFields.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { DemoMailbox } from './DemoMailbox.tsx'
import { useActionLink } from './emails/actionLink.ts'
import { ResetPassword } from './password/ResetPassword.tsx'
import { useAuthErrorText } from './useAuthErrorText.ts'

/** `/reset-password`: requests the e-mail with the link or, when opened by that link, sets a new password. */
export function Page() {
  const { t } = useTranslation(['account', 'shared'])
  const { search } = useLocation()
  const language = useLanguage()
  const link = useActionLink()
  if (link?.kind === 'verify-email') {
    return <Navigate to={`${localizedPath('/verify', language)}${search}`} replace />
  }
  return (
    <AccountLayout picture={legendLechuza} strip={legendOwlWide} title={t('reset.title')}>
      <PageHead
        path="/reset-password"
        title={t('reset.title')}
        description={t('reset.description')}
      />
      {link === null && <Loading>{t('shared:loading')}</Loading>}
      {link?.code === null && <ForgottenPassword />}
      {link !== null && link.code !== null && (
        <ResetPassword key={link.code} actionCode={link.code}>
          <ForgottenPassword />
        </ResetPassword>
      )}
    </AccountLayout>
  )
}

/** Sends the link for a new password, without revealing whether the address has an account. */
function ForgottenPassword() {
  const { t } = useTranslation('account')
  const loadBackend = useBackend()
  const language = useLanguage()
  const { state, run } = useAction('The reset e-mail could not be sent', async (to: string) =>
    (await loadBackend()).auth.sendPasswordReset(to, language),
  )
  const [sent, setSent] = useState<{ readonly to: string; readonly times: number } | null>(null)
  const { errorOf, formProps } = useForm({
    fields: ['email'],
    check: checkPasswordResetRequest,
    async submit(email) {
      const settled = await run(email)
      if (settled?.status === 'done') setSent({ to: email, times: (sent?.times ?? 0) + 1 })
    },
  })
  const errorText = useFieldErrorText()
  const failure = useAuthErrorText().failureText(state)

  return (
    <>
      <p>{t('reset.lead')}</p>
      <form {...formProps}>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <div role="status">
          {sent !== null && failure === null && (
            // A new key renders it again, so that screen readers announce the same text again.
            <Banner key={sent.times} tone="success" role="none">
              {t('reset.sent', { email: sent.to })}
            </Banner>
          )}
        </div>
        {sent !== null && <DemoMailbox key={sent.times} kind="reset-password" to={sent.to} />}
        <EmailField error={errorText(errorOf('email'))} />
        <Button
          type="submit"
          fullWidth
          busy={state.status === 'busy'}
          busyLabel={t('reset.sending')}
        >
          {sent === null ? t('reset.send') : t('reset.sendAgain')}
        </Button>
      </form>
      <p>
        <LocalizedLink to="/login">{t('reset.toLogin')}</LocalizedLink>
      </p>
    </>
  )
}

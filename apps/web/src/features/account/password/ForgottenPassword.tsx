import { checkPasswordResetRequest } from '@storefront/domain'
import { Banner, Button, Field } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { useFieldErrorText } from '../../../shared/forms/useFieldErrorText.ts'
import { useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { DemoMailbox } from '../emails/DemoMailbox.tsx'
import { useAuthAction } from '../useAuthAction.ts'

/** Sends the link for a new password; whether the address has an account is nobody's business. */
export function ForgottenPassword() {
  const { t } = useTranslation('account')
  const loadBackend = useBackend()
  const language = useLanguage()
  const { run, isBusy, refusal } = useAuthAction()
  const [sent, setSent] = useState<{ readonly to: string; readonly times: number } | null>(null)
  const errorText = useFieldErrorText('account')
  const { errorOf, formProps } = useForm({
    fields: ['email'],
    check: checkPasswordResetRequest,
    async submit(email) {
      const outcome = await run(async () =>
        (await loadBackend()).auth.sendPasswordReset(email, language),
      )
      if (outcome === 'done') setSent({ to: email, times: (sent?.times ?? 0) + 1 })
    },
  })

  return (
    <>
      <p>{t('reset.lead')}</p>
      <form {...formProps}>
        {refusal !== null && <Banner tone="error">{refusal.text}</Banner>}
        <div role="status">
          {sent !== null && refusal === null && (
            // Made anew each time: the same words are said once more.
            <Banner key={sent.times} tone="success" role="none">
              {t('reset.sent', { email: sent.to })}
            </Banner>
          )}
        </div>
        {sent !== null && <DemoMailbox key={sent.times} kind="reset-password" to={sent.to} />}
        <Field
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          error={errorText(errorOf('email'))}
        />
        <Button type="submit" fullWidth busy={isBusy} busyLabel={t('reset.sending')}>
          {sent === null ? t('reset.send') : t('reset.sendAgain')}
        </Button>
      </form>
      <p>
        <LocalizedLink to="/login">{t('reset.toLogin')}</LocalizedLink>
      </p>
    </>
  )
}

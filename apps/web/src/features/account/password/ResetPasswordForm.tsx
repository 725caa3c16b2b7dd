import { checkPasswordReset } from '@storefront/domain'
import { Banner, Button, buttonLook } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { useFieldErrorText } from '../../../shared/forms/useFieldErrorText.ts'
import { useForm } from '../../../shared/forms/useForm.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { Outcome } from '../Outcome.tsx'
import { useAuthAction } from '../useAuthAction.ts'
import { AccountName } from './AccountName.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

interface ResetPasswordFormProps {
  readonly actionCode: string
  readonly email: string
}

/** Sets a new password with the code of a reset e-mail. */
export function ResetPasswordForm({ actionCode, email }: ResetPasswordFormProps) {
  const { t } = useTranslation('account')
  const loadBackend = useBackend()
  const { run, isBusy, refusal } = useAuthAction()
  const [isReset, setReset] = useState(false)
  const errorText = useFieldErrorText('account')
  const { errorOf, formProps } = useForm({
    fields: ['newPassword'],
    check: checkPasswordReset,
    async submit(newPassword) {
      const outcome = await run(async () =>
        (await loadBackend()).auth.resetPassword(actionCode, newPassword),
      )
      if (outcome === 'done') setReset(true)
      return outcome === 'done' ? undefined : 'newPassword'
    },
  })

  if (isReset) {
    return (
      <>
        <Outcome tone="success">{t('reset.done')}</Outcome>
        <LocalizedLink to="/login" {...buttonLook()}>
          {t('login.submit')}
        </LocalizedLink>
      </>
    )
  }
  return (
    <form {...formProps}>
      <p>{t('reset.for', { email })}</p>
      {refusal !== null && (
        <Banner
          tone="error"
          action={
            refusal.code.startsWith('action-code') && (
              <LocalizedLink to="/reset-password">{t('reset.sendAgain')}</LocalizedLink>
            )
          }
        >
          {refusal.text}
        </Banner>
      )}
      <AccountName email={email} />
      <NewPasswordField
        label={t('password.new')}
        name="newPassword"
        hint={t('fields.passwordHint')}
        error={errorText(errorOf('newPassword'))}
      />
      <Button type="submit" fullWidth busy={isBusy} busyLabel={t('reset.setting')}>
        {t('reset.set')}
      </Button>
    </form>
  )
}

import {
  checkEmail,
  checkFields,
  checkNewPassword,
  outageCodeOf,
  type AuthErrorCode,
} from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { Banner, Button, buttonAttributes, Loading } from '@storefront/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { FocusedBanner } from '../../../shared/notices/FocusedBanner.tsx'
import { useBackend, type LoadBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { EmailField, HiddenUsername } from './AccountFields.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { DemoMailbox } from './DemoMailbox.tsx'
import { useActionLink } from './emails/actionLink.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
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
    <AccountLayout plate="owl" title={t('reset.title')}>
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
    check: ({ email }) => checkFields({ email: checkEmail(email) }),
    async submit({ email }) {
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

/** The errors of codes that will never work, so that a new e-mail is needed. After the others, the visitor can try again. */
const unusableCodeErrors: ReadonlySet<AuthErrorCode> = new Set([
  'action-code-expired',
  'action-code-invalid',
  'unknown',
])

/** The address for which an action code resets the password, or why the code is refused. */
const passwordResetQuery = (loadBackend: LoadBackend, actionCode: string) =>
  queryOptions({
    queryKey: ['password-reset', actionCode],
    queryFn: async () => (await loadBackend()).auth.passwordResetEmail(actionCode),
    // Never reloads: once the password is set, the used code would be reported as invalid.
    staleTime: Number.POSITIVE_INFINITY,
  })

interface ResetPasswordProps {
  readonly actionCode: string
  /** The form that requests another e-mail, shown when the code is unusable. */
  readonly children: ReactNode
}

/** Checks the code of a reset e-mail, then shows the form for the new password. */
function ResetPassword({ actionCode, children }: ResetPasswordProps) {
  const { t } = useTranslation(['account', 'shared'])
  const { textOf } = useAuthErrorText()
  const email = useQuery(passwordResetQuery(useBackend(), actionCode))
  if (email.isPending || email.isRefetching) return <Loading>{t('shared:loading')}</Loading>
  if (email.data?.ok === true) {
    return <ResetPasswordForm actionCode={actionCode} email={email.data.value} />
  }
  if (email.data !== undefined && unusableCodeErrors.has(email.data.error.code)) {
    return (
      <>
        <Banner tone="error">{textOf(email.data.error)}</Banner>
        {children}
      </>
    )
  }
  return (
    <Banner
      tone="error"
      action={
        <Button variant="quiet" onClick={() => void email.refetch()}>
          {t('shared:tryAgain')}
        </Button>
      }
    >
      {email.isError ? t(`shared:outage.${outageCodeOf(email.error)}`) : textOf(email.data.error)}
    </Banner>
  )
}

interface ResetPasswordFormProps {
  readonly actionCode: string
  readonly email: string
}

/** Sets a new password with the code of a reset e-mail. */
function ResetPasswordForm({ actionCode, email }: ResetPasswordFormProps) {
  const { t } = useTranslation('account')
  const loadBackend = useBackend()
  const { state, run } = useAction('The password could not be reset', async (newPassword: string) =>
    (await loadBackend()).auth.resetPassword(actionCode, newPassword),
  )
  const { errorOf, formProps } = useForm({
    fields: ['newPassword'],
    check: ({ newPassword }) => checkFields({ newPassword: checkNewPassword(newPassword) }),
    async submit({ newPassword }) {
      const settled = await run(newPassword)
      return settled?.status === 'done' ? undefined : 'newPassword'
    },
  })
  const errorText = useFieldErrorText()
  const failure = useAuthErrorText().failureText(state)

  if (state.status === 'done') {
    return (
      <>
        <FocusedBanner tone="success">{t('reset.done')}</FocusedBanner>
        <LocalizedLink to="/login" {...buttonAttributes()}>
          {t('login.submit')}
        </LocalizedLink>
      </>
    )
  }
  return (
    <form {...formProps}>
      <p>{t('reset.for', { email })}</p>
      {failure !== null && (
        <Banner
          tone="error"
          action={
            state.status === 'refused' &&
            state.error.code.startsWith('action-code') && (
              <LocalizedLink to="/reset-password">{t('reset.sendAgain')}</LocalizedLink>
            )
          }
        >
          {failure}
        </Banner>
      )}
      <HiddenUsername email={email} />
      <NewPasswordField
        label={t('password.new')}
        name="newPassword"
        hint={t('fields.passwordHint')}
        error={errorText(errorOf('newPassword'))}
      />
      <Button type="submit" fullWidth busy={state.status === 'busy'} busyLabel={t('reset.setting')}>
        {t('reset.set')}
      </Button>
    </form>
  )
}

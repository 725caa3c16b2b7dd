import { type AuthError, type AuthErrorCode, checkRegistration } from '@storefront/domain'
import { process1Selection } from '@storefront/imagery/process-1-selection'
import { Banner, Button, Field, PasswordField } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useServices } from '../../shared/services.tsx'
import { useFieldErrorText } from '../../shared/forms/useFieldErrorText.ts'
import { useForm } from '../../shared/forms/useForm.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { useAccountServices } from './accountServices.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { CedulaField } from './CedulaField.tsx'
import { NewPasswordField } from './password/NewPasswordField.tsx'
import { registerWith } from './registerWith.ts'
import { useAuthErrorText } from './useAuthErrorText.ts'
import { useSignIn } from './useSignIn.ts'

/** Which field the account service means when it refuses. */
const refusedFields: ReadonlyMap<AuthErrorCode, 'email' | 'password'> = new Map([
  ['email-in-use', 'email'],
  ['email-invalid', 'email'],
  ['password-policy', 'password'],
  ['weak-password', 'password'],
])

/** `/register` (spec section 2). Where a visitor goes once registered is decided by SessionCheck. */
export function Page() {
  const { t } = useTranslation('account')
  // With the page that was wanted: it is returned to either way.
  const { search } = useLocation()
  const { notices, log } = useServices()
  const { unsavedProfile } = useAccountServices()
  const language = useLanguage()
  const { signIn, isBusy, failure } = useSignIn('registerError')
  const [refusal, setRefusal] = useState<AuthError | null>(null)
  const { errorOf, formProps } = useForm({
    fields: ['nombre', 'cedula', 'email', 'password', 'confirmPassword'],
    check: checkRegistration,
    async submit(registration) {
      const refused = await signIn(
        registerWith(registration, language, { notices, unsavedProfile, log }),
      )
      setRefusal(refused)
      return refused === null ? undefined : refusedFields.get(refused.code)
    },
  })
  const errorText = useFieldErrorText('account')
  const textOf = useAuthErrorText()
  const refusedText = (field: 'email' | 'password') =>
    refusal !== null && refusedFields.get(refusal.code) === field ? textOf(refusal) : undefined

  return (
    <AccountFrame picture={process1Selection} title={t('register.title')} lead={t('register.lead')}>
      <PageHead
        path="/register"
        title={t('register.title')}
        description={t('register.description')}
      />
      <form
        {...formProps}
        onInput={(event) => {
          formProps.onInput(event)
          setRefusal(null)
        }}
      >
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <Field
          label={t('fields.nombre')}
          name="nombre"
          autoComplete="name"
          error={errorText(errorOf('nombre'))}
        />
        <CedulaField error={errorText(errorOf('cedula'))} />
        <Field
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="email"
          error={errorText(errorOf('email')) ?? refusedText('email')}
        />
        <NewPasswordField
          label={t('fields.password')}
          name="password"
          hint={t('fields.passwordHint')}
          error={errorText(errorOf('password')) ?? refusedText('password')}
        />
        <PasswordField
          autoComplete="new-password"
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
          label={t('fields.confirmPassword')}
          name="confirmPassword"
          error={errorText(errorOf('confirmPassword'))}
        />
        <Button type="submit" fullWidth busy={isBusy} busyLabel={t('register.submitting')}>
          {t('register.submit')}
        </Button>
      </form>
      <p>
        {t('register.hasAccount')}{' '}
        <LocalizedLink to={`/login${search}`}>{t('register.toLogin')}</LocalizedLink>
      </p>
    </AccountFrame>
  )
}

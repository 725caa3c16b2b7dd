import { checkRegistration, type AuthErrorCode, type Registration } from '@storefront/domain'
import { Banner, Button, Field, Text } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useSearchAndHash } from '../../../shared/navigation/useSearchAndHash.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { CedulaField, EmailField, RequiredPasswordField } from './AccountFields.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { GoogleSignIn, useGoogleSignIn } from './GoogleSignIn.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { profileForm } from './profileForm.ts'
import { register } from './signInMethods.ts'
import { useAuthErrorText } from './useAuthErrorText.ts'

/** The field at which a refusal of the account service is shown. */
const refusedFields: ReadonlyMap<AuthErrorCode, 'email' | 'password'> = new Map([
  ['email-in-use', 'email'],
  ['email-invalid', 'email'],
  ['password-policy', 'password'],
  ['weak-password', 'password'],
])

/** `/register` (spec section 2). After the registration, the guard redirects the visitor. */
export function Page() {
  const { t } = useTranslation('account')
  // The query names the page to return to; the link to the login keeps it.
  const { search } = useSearchAndHash()
  const services = useServices()
  const language = useLanguage()
  // Each way in has its own state: neither waits for the other.
  const { state, run, reset } = useAction('Registering failed', (registration: Registration) =>
    register(services, registration, language, (email) =>
      services.notices.show('verification-sent', 'info', { email }),
    ),
  )
  const byGoogle = useGoogleSignIn()
  /** Whether the form still has the values that the service refused. */
  const [isRefused, setRefused] = useState(false)
  const { errorOf, formProps } = useForm({
    fields: ['nombre', 'cedula', 'email', 'password', 'confirmPassword'],
    check: checkRegistration,
    async submit(registration) {
      byGoogle.reset()
      const settled = await run(registration)
      if (settled?.status !== 'refused') return undefined
      setRefused(true)
      return refusedFields.get(settled.error.code)
    },
  })
  const fieldErrorText = useFieldErrorText()
  const { textOf, signInFailureText } = useAuthErrorText()
  const failure =
    signInFailureText(state, 'registerError') ?? signInFailureText(byGoogle.state, 'registerError')

  function errorText(field: Parameters<typeof errorOf>[0]): string | undefined {
    const isRefusedField =
      isRefused && state.status === 'refused' && refusedFields.get(state.error.code) === field
    return fieldErrorText(errorOf(field)) ?? (isRefusedField ? textOf(state.error) : undefined)
  }

  return (
    <AccountLayout plate="harvest" title={t('register.title')} lead={t('register.lead')}>
      <PageHead
        path="/register"
        title={t('register.title')}
        description={t('register.description')}
      />
      <form
        {...formProps}
        onInput={(event) => {
          formProps.onInput(event)
          setRefused(false)
        }}
      >
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <Field
          {...profileForm.nombre.input}
          label={t(profileForm.nombre.label)}
          name="nombre"
          aria-required
          error={errorText('nombre')}
        />
        <CedulaField aria-required error={errorText('cedula')} />
        <EmailField autoComplete="email" error={errorText('email')} />
        <NewPasswordField
          label={t('fields.password')}
          name="password"
          hint={t('fields.passwordHint')}
          error={errorText('password')}
        />
        <RequiredPasswordField
          label={t('fields.confirmPassword')}
          name="confirmPassword"
          autoComplete="new-password"
          error={errorText('confirmPassword')}
        />
        <Button
          type="submit"
          fullWidth
          busy={state.status === 'busy'}
          busyLabel={t('register.submitting')}
        >
          {t('register.submit')}
        </Button>
        <Text look="note">
          {t('register.adultsAccept')} <LegalLinks />
        </Text>
      </form>
      <GoogleSignIn
        isOpening={byGoogle.state.status === 'busy'}
        onClick={() => {
          setRefused(false)
          if (state.status !== 'busy') reset()
          void byGoogle.run()
        }}
      />
      <p>
        {t('register.hasAccount')}{' '}
        <LocalizedLink to={`/login${search}`}>{t('login.title')}</LocalizedLink>
      </p>
    </AccountLayout>
  )
}

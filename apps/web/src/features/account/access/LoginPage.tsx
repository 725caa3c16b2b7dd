import { checkEmail, checkFields, checkPassword, type Credentials } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useSearchAndHash } from '../../../shared/navigation/useSearchAndHash.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { EmailField, RequiredPasswordField } from './AccountFields.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { GoogleSignIn, useGoogleSignIn } from './GoogleSignIn.tsx'
import { useAuthErrorText } from './useAuthErrorText.ts'

/** `/login` (spec section 2). After signing in, the guard redirects the visitor. */
export function Page() {
  const { t } = useTranslation('account')
  // The query names the page to return to; the link to the registration keeps it.
  const { search } = useSearchAndHash()
  const { session } = useServices()
  // Each way in has its own state: neither waits for the other.
  const byPassword = useAction('Signing in failed', (credentials: Credentials) =>
    session.signIn(({ auth }) => auth.signIn(credentials)),
  )
  const byGoogle = useGoogleSignIn()
  const { errorOf, formProps } = useForm({
    fields: ['email', 'password'],
    check: ({ email, password }) =>
      checkFields({ email: checkEmail(email), password: checkPassword(password) }),
    async submit(credentials) {
      byGoogle.reset()
      await byPassword.run(credentials)
    },
  })
  const errorText = useFieldErrorText()
  const { signInFailureText } = useAuthErrorText()
  const failure =
    signInFailureText(byPassword.state, 'loginError') ??
    signInFailureText(byGoogle.state, 'loginError')

  return (
    <AccountLayout plate="serpent" title={t('login.title')} lead={t('login.lead')}>
      <PageHead path="/login" title={t('login.title')} description={t('login.description')} />
      <form {...formProps}>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <EmailField error={errorText(errorOf('email'))} />
        <RequiredPasswordField
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          error={errorText(errorOf('password'))}
        />
        <p>
          <LocalizedLink to="/reset-password">{t('login.forgot')}</LocalizedLink>
        </p>
        <Button
          type="submit"
          fullWidth
          busy={byPassword.state.status === 'busy'}
          busyLabel={t('login.submitting')}
        >
          {t('login.submit')}
        </Button>
      </form>
      <GoogleSignIn
        isOpening={byGoogle.state.status === 'busy'}
        onClick={() => {
          if (byPassword.state.status !== 'busy') byPassword.reset()
          void byGoogle.run()
        }}
      />
      <p>
        {t('login.noAccount')}{' '}
        <LocalizedLink to={`/register${search}`}>{t('register.title')}</LocalizedLink>
      </p>
      <p>
        {t('login.orders')} <LocalizedLink to="/pedido">{t('login.findOrder')}</LocalizedLink>
      </p>
    </AccountLayout>
  )
}

import { checkCredentials } from '@storefront/domain'
import { legendSerpent } from '@storefront/imagery/legend-serpent'
import { Banner, Button, Field, PasswordField } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useServices } from '../../shared/services.tsx'
import { useFieldErrorText } from '../../shared/forms/useFieldErrorText.ts'
import { useForm } from '../../shared/forms/useForm.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { useAccountServices } from './accountServices.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { signInWithGoogle } from './signInWithGoogle.ts'
import styles from './SignInForm.module.css'
import { useSignIn } from './useSignIn.ts'

/** `/login` (spec section 2). Where a visitor goes once signed in is decided by SessionCheck. */
export function Page() {
  const { t } = useTranslation('account')
  // With the page that was wanted: it is returned to either way.
  const { search } = useLocation()
  const { notices, log } = useServices()
  const { unsavedProfile } = useAccountServices()
  const { signIn, isBusy, failure } = useSignIn('loginError')
  const { errorOf, formProps } = useForm({
    fields: ['email', 'password'],
    check: checkCredentials,
    async submit(credentials) {
      await signIn((backend) => backend.auth.signIn(credentials))
    },
  })
  const errorText = useFieldErrorText('account')

  return (
    <AccountFrame picture={legendSerpent} title={t('login.title')} lead={t('login.lead')}>
      <PageHead path="/login" title={t('login.title')} description={t('login.description')} />
      <form {...formProps}>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <Field
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          error={errorText(errorOf('email'))}
        />
        <PasswordField
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
          error={errorText(errorOf('password'))}
        />
        <p>
          <LocalizedLink to="/reset-password">{t('login.forgot')}</LocalizedLink>
        </p>
        <Button type="submit" fullWidth busy={isBusy} busyLabel={t('login.submitting')}>
          {t('login.submit')}
        </Button>
      </form>
      <p className={styles.or}>{t('login.or')}</p>
      <Button
        variant="secondary"
        fullWidth
        busy={isBusy}
        onClick={() => void signIn(signInWithGoogle({ notices, unsavedProfile, log }))}
      >
        {t('login.google')}
      </Button>
      <p>
        {t('login.noAccount')}{' '}
        <LocalizedLink to={`/register${search}`}>{t('login.toRegister')}</LocalizedLink>
      </p>
    </AccountFrame>
  )
}

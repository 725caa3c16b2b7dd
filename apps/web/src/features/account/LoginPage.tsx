import { checkCredentials } from '@storefront/domain'
import { legendSerpent } from '@storefront/imagery/legend-serpent'
import { Banner, Button, Field, PasswordField } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useServices } from '../../composition/ServicesProvider.tsx'
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts'
import { useForm } from '../../forms/useForm.ts'
import { LocalizedLink } from '../../routes/LocalizedLink.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import { pages } from '../../routes/paths.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { signInWithGoogle } from './signInWithGoogle.ts'
import styles from './SignInForm.module.css'
import { useSignIn } from './useSignIn.ts'

/** `/login` (spec section 2). Where a visitor goes once signed in is decided by SessionCheck. */
export function Page() {
  const { t } = useTranslation('account')
  // With the page that was wanted: it is returned to either way.
  const { search } = useLocation()
  const { notices, unsavedProfile, log } = useServices()
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
          <LocalizedLink to={pages.resetPassword.path}>{t('login.forgot')}</LocalizedLink>
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

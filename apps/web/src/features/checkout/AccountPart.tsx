import { minPasswordLength, type Account } from '@storefront/domain'
import { Button, GoogleMark } from '@storefront/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { useServices } from '../../shared/services.tsx'
import { EmailField, RequiredPasswordField } from '../account/AccountFields.tsx'
import styles from './Checkout.module.css'
import { fieldId, type ErrorTextOf } from './checkoutField.ts'
import { useUnsavedCheckout } from './useUnsavedCheckout.ts'

/** The id of Google's button, to which an address without a password is led. */
export const googleButtonId = 'checkout-google'

interface GuestAccountProps {
  /** Whether the guest signs in first; otherwise the account is made with the order. */
  readonly isSigningIn: boolean
  /** True while the guest is signing in by any method. */
  readonly busy: boolean
  readonly onGoogle: () => void
  readonly errorTextOf: ErrorTextOf
  /** The address that has an account with another password, or null. */
  readonly ownEmail: string | null
}

/**
 * A guest's ways to an account: Google's button, or an e-mail address and one password in the checkout's form.
 * The backend is loaded when one of them gets the focus, so that Google's popup opens within the press.
 */
export function GuestAccount({
  isSigningIn,
  busy,
  onGoogle,
  errorTextOf,
  ownEmail,
}: GuestAccountProps) {
  const { t } = useTranslation(['checkout', 'account'])
  const { read } = useUnsavedCheckout()
  const [{ email }] = useState(read)
  const loadBackend = useEarlyBackend()
  return (
    <div className={styles.fields} onFocus={loadBackend} onPointerDown={loadBackend}>
      <Button
        id={googleButtonId}
        variant="secondary"
        fullWidth
        className={styles.wide}
        busy={busy}
        onClick={onGoogle}
      >
        <GoogleMark />
        {t('account:login.google')}
      </Button>
      <p className={styles.or}>{t('account.or')}</p>
      <EmailField
        id={fieldId('email')}
        className={styles.wide}
        defaultValue={email}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        error={errorTextOf('email')}
      />
      <RequiredPasswordField
        id={fieldId('password')}
        className={styles.wide}
        label={t('account:fields.password')}
        name="password"
        autoComplete={isSigningIn ? 'current-password' : 'new-password'}
        enterKeyHint={isSigningIn ? 'go' : 'next'}
        hint={isSigningIn ? undefined : t('account.passwordHint', { count: minPasswordLength })}
        error={ownEmail === null ? errorTextOf('password') : <OwnAccountHelp email={ownEmail} />}
      />
      {isSigningIn && (
        <>
          <p className={styles.wide}>
            <LocalizedLink to="/reset-password">{t('account:login.forgot')}</LocalizedLink>
          </p>
          <Button
            type="submit"
            fullWidth
            className={styles.wide}
            busy={busy}
            busyLabel={t('account:login.submitting')}
          >
            {t('account:login.submit')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Returns a function that loads the backend's code, once. A failure is reported by what needs it next. */
function useEarlyBackend(): () => void {
  const { loadBackend, log } = useServices()
  const isLoading = useRef(false)
  return () => {
    if (isLoading.current) return
    isLoading.current = true
    loadBackend().catch((cause: unknown) => {
      isLoading.current = false
      log('The backend could not be loaded early', cause)
    })
  }
}

/** At the password of an account that has another one. What was typed stays, in this tab. */
function OwnAccountHelp({ email }: { readonly email: string }) {
  const { t } = useTranslation('checkout')
  return (
    <span>
      <span>{t('account.own.wrong', { email })}</span>{' '}
      <LocalizedLink to="/reset-password">{t('account.own.reset')}</LocalizedLink>
    </span>
  )
}

interface BuyerAccountProps {
  readonly account: Account
  readonly onLeave: () => void
}

/** The id of the account's line, which takes the focus of the button that signed in. */
export const accountLineId = 'checkout-account'

/** The account that orders, in one line. */
export function BuyerAccount({ account, onLeave }: BuyerAccountProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.known}>
      <p id={accountLineId} className={styles.account} tabIndex={-1}>
        <span>{t('account.signedInAs')}</span> <strong translate="no">{account.email}</strong>
      </p>
      <Button variant="quiet" onClick={onLeave}>
        {t('account.leave')}
      </Button>
    </div>
  )
}

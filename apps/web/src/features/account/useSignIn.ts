import {
  type Account,
  type AuthError,
  type Backend,
  outageCodeOf,
  type Result,
} from '@storefront/domain'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../shared/services.tsx'

/** One way of signing in: what it asks the backend for. */
export type SignInMethod = (backend: Backend) => Promise<Result<Account, AuthError>>

interface SignIn {
  /** Tries it, one at a time; a refusal or outage becomes `failure`. Gives the refusal, if any. */
  readonly signIn: (attempt: SignInMethod) => Promise<AuthError | null>
  readonly isBusy: boolean
  /** The sentence about what went wrong last, or null. */
  readonly failure: string | null
}

/**
 * Signing in for a form, with the error catalogue's sentences (spec section 8).
 *
 * @param sentence the one that an error is put into
 */
export function useSignIn(sentence: 'loginError' | 'registerError'): SignIn {
  const { t } = useTranslation(['account', 'shared'])
  const { session, log } = useServices()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isRunning = useRef(false)

  function textOf({ code, providerCode }: AuthError): string | null {
    if (code === 'popup-closed') return null
    if (code === 'invalid-credentials') return t('loginInvalidCredentials')
    return t(sentence, { error: t(`authErrors.${code}`, { code: providerCode }) })
  }

  async function signIn(attempt: SignInMethod): Promise<AuthError | null> {
    if (isRunning.current) return null
    isRunning.current = true
    setBusy(true)
    setFailure(null)
    try {
      const outcome = await session.signIn(attempt)
      if (!outcome.ok) {
        setFailure(textOf(outcome.error))
        return outcome.error
      }
      // The session may have ended elsewhere while its role was read.
      if (outcome.value.status !== 'signed-in') setFailure(t('loginAuthError'))
    } catch (cause) {
      log('Signing in failed', cause)
      setFailure(t(sentence, { error: t(`shared:outage.${outageCodeOf(cause)}`) }))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
    return null
  }

  return { signIn, isBusy, failure }
}

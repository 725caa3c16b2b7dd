import { assertNever, type AuthError, type Session } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import type { ActionState } from '../../../shared/useAction.ts'

/**
 * The messages of failed actions in the current language. Actions store codes, so that a visible alert
 * changes its language with the page (spec section 8).
 */
export function useAuthErrorText() {
  const { t } = useTranslation(['account', 'shared'])

  /** All but the first can also be inserted into another sentence. */
  const reasonOf = ({ code, providerCode }: AuthError) =>
    code === 'invalid-credentials'
      ? t('loginInvalidCredentials')
      : t(`authErrors.${code}`, { code: providerCode })

  /** A refusal as a complete sentence. */
  function textOf(error: AuthError): string {
    const reason = reasonOf(error)
    return reason.charAt(0).toUpperCase() + reason.slice(1)
  }

  /** The message of a failed action, or null. A closed popup is no failure. */
  function failureText(state: ActionState<unknown, AuthError>): string | null {
    if (state.status === 'outage') return t(`shared:outage.${state.code}`)
    if (state.status !== 'refused' || state.error.code === 'popup-closed') return null
    return textOf(state.error)
  }

  /** The message of a failed sign-in, inserted into the form's sentence. */
  function signInFailureText(
    state: ActionState<Session, AuthError>,
    sentence: 'loginError' | 'registerError',
  ): string | null {
    switch (state.status) {
      case 'done':
        // The session may have ended while the role was loading.
        return state.value.status === 'signed-in' ? null : t('loginAuthError')
      case 'outage':
        return t(sentence, { error: t(`shared:outage.${state.code}`) })
      case 'refused':
        return state.error.code === 'popup-closed' || state.error.code === 'invalid-credentials'
          ? failureText(state)
          : t(sentence, { error: reasonOf(state.error) })
      case 'idle':
      case 'busy':
        return null
      default:
        return assertNever(state)
    }
  }

  return { textOf, failureText, signInFailureText }
}

import type { AuthError, AuthErrorCode } from '@storefront/domain'
import { useState, type FormEvent } from 'react'

import { useFieldErrorText, type useForm } from '../../shared/forms/useForm.ts'
import type { Settled } from '../../shared/useAction.ts'
import { useAuthErrorText } from '../account/useAuthErrorText.ts'
import type { ErrorTextOf } from './checkoutField.ts'
import type { CheckoutSignIn, SignedIn } from './useCheckoutSignIn.ts'
import type { CheckoutField } from './useUnsavedCheckout.ts'

/** By what the visitor tried to sign in: the button that places the order, the sign-in, or Google's button. */
type Attempt = 'order' | 'sign-in' | 'google'

/** The field at which a refusal of the account service is shown. */
const refusedFields: ReadonlyMap<AuthErrorCode, 'email' | 'password'> = new Map([
  ['email-invalid', 'email'],
  ['password-policy', 'password'],
  ['weak-password', 'password'],
  ['invalid-credentials', 'password'],
])

interface Refusal {
  readonly by: Attempt
  readonly email: string
  /** Null if the refusal concerns no field, or if its values have been changed since. */
  readonly field: 'email' | 'password' | null
  readonly code: AuthErrorCode | null
}

interface CheckoutErrorsOptions {
  readonly form: Pick<
    ReturnType<typeof useForm<CheckoutField, unknown>>,
    'errorOf' | 'invalidFields'
  >
  readonly signIn: CheckoutSignIn
  readonly isShown: (field: CheckoutField) => boolean
}

/** What the form and the account service refuse: at each field, in the summary, and by itself. */
export function useCheckoutErrors({ form, signIn, isShown }: CheckoutErrorsOptions) {
  const fieldErrorText = useFieldErrorText()
  const { textOf: authErrorText, signInFailureText } = useAuthErrorText()
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const list = form.invalidFields.filter(isShown).flatMap((field) => {
    const code = form.errorOf(field)
    return code === undefined ? [] : [{ field, code }]
  })
  const isOwnAccount = refusal?.by === 'order' && refusal.code === 'invalid-credentials'
  const { state } = signIn
  const isAtField = refusal !== null && refusal.field !== null
  const failureText =
    refusal === null || isAtField || isOwnAccount
      ? null
      : signInFailureText(
          state.status === 'done' ? { status: 'done', value: state.value.session } : state,
          refusal.by === 'order' ? 'registerError' : 'loginError',
        )

  return {
    /** The invalid fields that are shown, in the order of the page. */
    list,
    /** The number of refused presses. */
    attempt,
    /** The typed address, if it has an account with another password. */
    ownEmail: isOwnAccount ? refusal.email : null,
    /** Why nobody was signed in, if that concerns no field. */
    failure:
      failureText === null
        ? null
        : {
            at: refusal?.by === 'order' ? ('order' as const) : ('account' as const),
            text: failureText,
          },
    onRefused: () => setAttempt(attempt + 1),
    textOf: ((field, words = {}) => {
      const code = isShown(field) ? form.errorOf(field) : undefined
      if (code !== undefined) return words[code] ?? fieldErrorText(code)
      return refusal?.field === field && state.status === 'refused'
        ? authErrorText(state.error)
        : undefined
    }) satisfies ErrorTextOf,
    /** Notes the outcome of a sign-in. Returns the field that was refused. */
    onSignedIn(
      settled: Settled<SignedIn, AuthError> | null,
      email: string,
      by: Attempt,
    ): CheckoutField | undefined {
      if (settled?.status === 'done' && settled.value.session.status === 'signed-in') {
        setRefusal(null)
        return undefined
      }
      const code = settled?.status === 'refused' ? settled.error.code : null
      const field = (by !== 'google' && code !== null && refusedFields.get(code)) || null
      setRefusal({ by, email, field, code })
      if (by !== 'order' || code !== 'invalid-credentials') return field ?? undefined
      // The summary takes the focus, and says which ways there are.
      setAttempt(attempt + 1)
      return undefined
    },
    /** A refusal is shown until its values change; that of a password, until the address does. */
    onInput({ target }: FormEvent<HTMLFormElement>): void {
      if (refusal === null || !(target instanceof HTMLInputElement)) return
      const concerns = isOwnAccount ? ['email'] : ['email', 'password']
      if (concerns.includes(target.name)) setRefusal(null)
    },
  }
}

import {
  emptyCart,
  ok,
  type AuthError,
  type Cart,
  type Credentials,
  type Registration,
  type Result,
  type Session,
} from '@storefront/domain'
import { useState } from 'react'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useServices } from '../../shared/services.tsx'
import { useAction } from '../../shared/useAction.ts'
import { useAccountServices } from '../account/accountServices.ts'
import { register, signInWithGoogle } from '../account/signInMethods.ts'
import { useCartStore } from '../cart/useCart.ts'

export type CheckoutSignIn = ReturnType<typeof useCheckoutSignIn>

/** The outcome of a sign-in at the checkout. */
export interface SignedIn {
  readonly session: Session
  /** What the account's cart had, and the guest's did not: each line with the added bottles. */
  readonly arrived: Cart
}

/** Signs a guest in without leaving the checkout, and returns the bottles that the account's cart had. */
export function useCheckoutSignIn() {
  const { session, notices, log } = useServices()
  const { unsavedProfile } = useAccountServices()
  const cart = useCartStore()
  const language = useLanguage()
  const context = { notices, unsavedProfile, log }
  const [merge, setMerge] = useState({ brought: emptyCart, arrived: emptyCart, withOrder: false })

  const { state, run } = useAction(
    'Signing in failed',
    async (
      signIn: () => Promise<Result<Session, AuthError>>,
      withOrder: boolean,
    ): Promise<Result<SignedIn, AuthError>> => {
      const brought = cart.get()
      const outcome = await signIn()
      if (!outcome.ok) return outcome
      if (outcome.value.status !== 'signed-in') return ok({ session: outcome.value, arrived: [] })
      const merged = await cart.sync()
      // The checkout itself shows what the merge has changed.
      notices.dismiss('cart-merged')
      const arrived = merged.ok ? arrivedLines(brought, merged.value) : emptyCart
      setMerge({ brought, arrived, withOrder })
      return ok({ session: outcome.value, arrived })
    },
  )
  const withPassword = (credentials: Credentials) => () =>
    session.signIn(({ auth }) => auth.signIn(credentials))

  return {
    ...merge,
    state,
    /** Forgets what arrived, once the buyer has confirmed the order with it. */
    onArrivedSeen: () => setMerge({ ...merge, arrived: emptyCart }),
    signIn: (credentials: Credentials) => run(withPassword(credentials), false),
    signInWithGoogle: () => run(() => session.signIn(signInWithGoogle(context)), false),
    /**
     * Creates the account that an order is placed with. If the address has one, signs in with the same password;
     * `invalid-credentials` then means that the account has another password, or only Google.
     */
    register: (registration: Registration) =>
      run(async () => {
        const registered = await register(session, registration, language, context)
        if (registered.ok || registered.error.code !== 'email-in-use') return registered
        return withPassword(registration.credentials)()
      }, true),
  }
}

/** What is in a merged cart and was not there before: each line with the added quantity. */
function arrivedLines(before: Cart, merged: Cart): Cart {
  return merged.flatMap((line) => {
    const present = before.find(({ id }) => id === line.id)?.quantity ?? 0
    const quantity = line.quantity - present
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

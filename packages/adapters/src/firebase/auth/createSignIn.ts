import type { Account, AuthGateway } from '@storefront/domain'
import {
  type Auth,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
} from 'firebase/auth'

import { isSameAccount } from '../../isSameAccount.ts'
import type { FirebaseContext } from '../FirebaseContext.ts'
import { authCall, outcomeOf } from './authCall.ts'
import { toAccount } from './toAccount.ts'

type SignIn = Pick<
  AuthGateway,
  'observe' | 'observeToken' | 'register' | 'signIn' | 'signInWithGoogle' | 'signOut' | 'idToken'
>

export function createSignIn(context: FirebaseContext): SignIn {
  const { auth, call, log } = context
  return {
    observe: (listener) => observe(auth, listener),

    observeToken: (listener) =>
      onIdTokenChanged(auth, (user) => {
        user?.getIdToken().then(listener, (cause: unknown) => {
          log('A new token could not be read', cause)
        })
      }),

    register: ({ email, password }) =>
      authCall(context, async () =>
        toAccount((await createUserWithEmailAndPassword(auth, email, password)).user),
      ),

    signIn: ({ email, password }) =>
      authCall(context, async () =>
        toAccount((await signInWithEmailAndPassword(auth, email, password)).user),
      ),

    signInWithGoogle: () =>
      outcomeOf(async () =>
        toAccount((await signInWithPopup(auth, new GoogleAuthProvider())).user),
      ),

    signOut: () => authCall(context, () => signOut(auth)),

    idToken: () =>
      call('the session', async () => {
        await auth.authStateReady()
        return auth.currentUser?.getIdToken() ?? null
      }),
  }
}

/**
 * The SDK tells of every refreshed token; passed on is only what changes the account. A stored
 * session that the service no longer accepts is told as signed out.
 */
function observe(auth: Auth, listener: (account: Account | null) => void): () => void {
  let last: Account | null | undefined
  return onIdTokenChanged(auth, (user) => {
    const account = user === null ? null : toAccount(user)
    if (last !== undefined && isSameAccount(last, account)) return
    last = account
    listener(account)
  })
}

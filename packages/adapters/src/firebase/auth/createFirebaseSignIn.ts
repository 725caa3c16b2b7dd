import type { Account, SignIn } from '@storefront/domain'
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth'

import { isSameAccount } from '../../isSameAccount.ts'
import { withDeadline } from '../../withRetries.ts'
import type { FirebaseContext } from '../FirebaseContext.ts'
import { toOutage } from '../toOutage.ts'
import { authCall, outcomeOf } from './authCall.ts'
import { loadGoogle, openGoogle } from './googleWindow.ts'
import { isEmailVerifiedInToken } from './isEmailVerifiedInToken.ts'
import { idTokenOf, signedInUser } from './signedInUser.ts'
import { toAccount } from './toAccount.ts'

export function createFirebaseSignIn(context: FirebaseContext): SignIn {
  const { auth, call, log } = context
  return {
    onAccountChange: (listener) => observe(context, listener),

    onTokenChange: (listener) =>
      onIdTokenChanged(auth, (user) => {
        user?.getIdToken().then(listener, (cause: unknown) => {
          log('A new token could not be read', toOutage(cause, 'the token'))
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
      outcomeOf(() =>
        openGoogle(auth, async () =>
          toAccount((await signInWithPopup(auth, new GoogleAuthProvider())).user),
        ),
      ),

    prepareGoogle: async () => {
      try {
        await loadGoogle(auth)
      } catch (cause) {
        log('Google’s window could not be prepared', toOutage(cause, 'Google'))
      }
    },

    signOut: () => authCall(context, () => signOut(auth)),

    // The SDK notifies the observers of a reloaded account.
    refreshAccount: () => authCall(context, async () => (await signedInUser(auth)).reload()),

    idToken: () => call('the session', () => idTokenOf(auth)),
  }
}

/**
 * Notifies the listener of changes of the account: the SDK also reports each refreshed token. When the
 * service no longer accepts a stored session, the SDK reports null. Returns a function that unsubscribes.
 */
function observe(
  { auth, deadlineMs, log }: FirebaseContext,
  listener: (account: Account | null) => void,
): () => void {
  let lastAccount: Account | null | undefined
  let latestChange = 0

  function notify(user: User | null): void {
    const account = user === null ? null : toAccount(user)
    if (lastAccount !== undefined && isSameAccount(lastAccount, account)) return
    lastAccount = account
    listener(account)
  }

  // Skips the notification when the SDK reports a newer state during the refresh.
  async function notifyOnceVerified(user: User): Promise<void> {
    const change = latestChange
    try {
      await withDeadline(() => refreshUnverifiedToken(user), deadlineMs)
    } catch (cause) {
      log('The token of a verified account could not be renewed', toOutage(cause, 'the token'))
    }
    if (change === latestChange) notify(user)
  }

  const unsubscribe = onIdTokenChanged(auth, (user) => {
    latestChange += 1
    if (user?.emailVerified === true) void notifyOnceVerified(user)
    else notify(user)
  })
  return () => {
    latestChange = -1
    unsubscribe()
  }
}

/** The database's rules read the token, which may be up to an hour older than the verification of the address. */
async function refreshUnverifiedToken(user: User): Promise<void> {
  if (!(await isEmailVerifiedInToken(user))) await user.getIdToken(true)
}

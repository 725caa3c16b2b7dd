import { checkEmail, minPasswordLength, ok, type Account, type SignIn } from '@storefront/domain'

import { isSameAccount } from '../../isSameAccount.ts'
import type { EmbeddedContext } from '../EmbeddedContext.ts'
import type { EmbeddedAccount } from '../EmbeddedDatabase.ts'
import { hashPassword } from '../hashPassword.ts'
import {
  embeddedAuthCall,
  findByEmail,
  refuse,
  signedInAccount,
  accountOf,
  verifyPassword,
} from './embeddedAccounts.ts'

export function createEmbeddedSignIn(context: EmbeddedContext): SignIn {
  const { store, session, call, googleEmail } = context

  function begin(account: EmbeddedAccount) {
    session.begin(account.uid)
    return ok(accountOf(account))
  }

  return {
    onAccountChange: (listener) => observe(context, listener),

    // The uid serves as the token.
    onTokenChange: (listener) =>
      observe(context, (account) => {
        if (account !== null) listener(account.uid)
      }),

    register: ({ email, password }) =>
      embeddedAuthCall(context, async () => {
        if (!checkEmail(email).ok) return refuse('email-invalid')
        if (password.length < minPasswordLength) return refuse('weak-password')
        const hash = await hashPassword(password)
        const uid = crypto.randomUUID()
        const account: EmbeddedAccount = {
          uid,
          email: email.toLowerCase(),
          emailVerified: false,
          password: hash,
          google: false,
        }
        const isNew = await store.transact((database) => {
          if (findByEmail(database, email) !== undefined) return false
          database.accounts[uid] = account
          return true
        })
        return isNew ? begin(account) : refuse('email-in-use')
      }),

    signIn: ({ email, password }) =>
      embeddedAuthCall(context, async () => {
        const account = findByEmail(store.read(), email)
        const isConfirmed =
          account !== undefined && (await verifyPassword(context, account, password))
        return isConfirmed ? begin(account) : refuse('invalid-credentials')
      }),

    // Like the hosted service: Google sign-in removes the password of an account with an unverified address.
    signInWithGoogle: () =>
      embeddedAuthCall(context, async () => {
        const account = await store.transact((database): EmbeddedAccount => {
          const known = findByEmail(database, googleEmail)
          const uid = known?.uid ?? crypto.randomUUID()
          return (database.accounts[uid] = {
            uid,
            email: known?.email ?? googleEmail,
            emailVerified: true,
            password: known?.emailVerified === true ? known.password : null,
            google: true,
          })
        })
        return begin(account)
      }),

    prepareGoogle: () => Promise.resolve(),

    signOut: () =>
      embeddedAuthCall(context, () => {
        session.end()
        return ok(undefined)
      }),

    refreshAccount: () =>
      embeddedAuthCall(context, () => {
        if (signedInAccount(context) === null) return refuse('session-expired')
        session.notify()
        return ok(undefined)
      }),

    idToken: () => call(() => signedInAccount(context)?.uid ?? null),
  }
}

function observe(
  context: EmbeddedContext,
  listener: (account: Account | null) => void,
): () => void {
  let lastAccount: Account | null | undefined
  let isUnsubscribed = false

  function notify(): void {
    const stored = signedInAccount(context)
    const account = stored && accountOf(stored)
    if (isUnsubscribed || (lastAccount !== undefined && isSameAccount(lastAccount, account))) return
    lastAccount = account
    listener(account)
  }

  const unsubscribe = context.session.subscribe(notify)
  void context.call(notify)
  return () => {
    isUnsubscribed = true
    unsubscribe()
  }
}

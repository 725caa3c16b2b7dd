import { type AuthGateway, minPasswordLength, ok } from '@storefront/domain'

import { hashPassword } from '../hashPassword.ts'
import type { LocalContext } from '../LocalContext.ts'
import type { LocalAccount, LocalDatabase, LocalEmail } from '../LocalDatabase.ts'
import { authCall, findByEmail, refuse, signedInAccount } from './localAccounts.ts'

type AccountEmails = Pick<
  AuthGateway,
  'sendVerification' | 'sendPasswordReset' | 'resetPassword' | 'verifyEmail'
>

export function createAccountEmails(context: LocalContext): AccountEmails {
  const { store, session, clock, makeId } = context

  function send(email: Omit<LocalEmail, 'actionCode' | 'sentAt'>): void {
    store.transact(({ emails }) => {
      emails.push({ ...email, actionCode: makeId(), sentAt: clock() })
    })
  }

  /** Uses an action code up and changes the account it was sent to; false when there is none. */
  function redeem(
    kind: LocalEmail['kind'],
    actionCode: string,
    change: (account: LocalAccount) => LocalAccount,
  ): boolean {
    const isRedeemed = store.transact((database) => {
      const email = takeEmail(database, kind, actionCode)
      const account = email && findByEmail(database, email.to)
      if (account !== undefined) database.accounts[account.uid] = change(account)
      return account !== undefined
    })
    session.announce()
    return isRedeemed
  }

  return {
    sendVerification: (language) =>
      authCall(context, () => {
        const account = signedInAccount(context)
        if (account === undefined) return refuse('session-expired')
        send({ to: account.email, kind: 'verify-email', language })
        return ok(undefined)
      }),

    // Whether an address has an account is nobody else's business: the answer is the same.
    sendPasswordReset: (email, language) =>
      authCall(context, () => {
        const account = findByEmail(store.read(), email)
        if (account !== undefined) send({ to: account.email, kind: 'reset-password', language })
        return ok(undefined)
      }),

    resetPassword: (actionCode, newPassword) =>
      authCall(context, async () => {
        if (newPassword.length < minPasswordLength) return refuse('weak-password')
        const password = await hashPassword(newPassword, context.crypto)
        const isReset = redeem('reset-password', actionCode, (account) => ({
          ...account,
          password,
          emailVerified: true,
        }))
        return isReset ? ok(undefined) : refuse('action-code-invalid')
      }),

    verifyEmail: (actionCode) =>
      authCall(context, () => {
        const isVerified = redeem('verify-email', actionCode, (account) => ({
          ...account,
          emailVerified: true,
        }))
        return isVerified ? ok(undefined) : refuse('action-code-invalid')
      }),
  }
}

function takeEmail(
  { emails }: LocalDatabase,
  kind: LocalEmail['kind'],
  actionCode: string,
): LocalEmail | undefined {
  const index = emails.findIndex((email) => email.kind === kind && email.actionCode === actionCode)
  return index < 0 ? undefined : emails.splice(index, 1)[0]
}

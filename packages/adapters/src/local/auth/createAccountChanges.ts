import { type AuthGateway, minPasswordLength, ok } from '@storefront/domain'

import { hashPassword } from '../hashPassword.ts'
import type { LocalContext } from '../LocalContext.ts'
import { authCall, hasPassword, refuse, signedInAccount } from './localAccounts.ts'

type AccountChanges = Pick<AuthGateway, 'changePassword' | 'deleteAccount'>

export function createAccountChanges(context: LocalContext): AccountChanges {
  const { store, session } = context
  return {
    changePassword: (currentPassword, newPassword) =>
      authCall(context, async () => {
        const account = signedInAccount(context)
        if (account === undefined) return refuse('session-expired')
        if (!(await hasPassword(context, account, currentPassword))) {
          return refuse('invalid-credentials')
        }
        if (newPassword.length < minPasswordLength) return refuse('weak-password')
        const password = await hashPassword(newPassword, context.crypto)
        store.transact(({ accounts }) => {
          accounts[account.uid] = { ...account, password }
        })
        return ok(undefined)
      }),

    deleteAccount: (currentPassword) =>
      authCall(context, async () => {
        const account = signedInAccount(context)
        if (account === undefined) return refuse('session-expired')
        const isConfirmed =
          currentPassword === null
            ? account.google
            : await hasPassword(context, account, currentPassword)
        if (!isConfirmed) return refuse('invalid-credentials')
        store.transact(({ accounts, users, carts }) => {
          delete accounts[account.uid]
          delete users[account.uid]
          delete carts[account.uid]
        })
        session.end()
        return ok(undefined)
      }),
  }
}

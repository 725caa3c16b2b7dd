import { minPasswordLength, ok, type AuthGateway } from '@storefront/domain'

import { hasAdminRole } from '../embeddedAccess.ts'
import type { EmbeddedContext } from '../EmbeddedContext.ts'
import type { EmbeddedAccount } from '../EmbeddedDatabase.ts'
import { hashPassword } from '../hashPassword.ts'
import { embeddedAuthCall, refuse, signedInAccount, verifyPassword } from './embeddedAccounts.ts'
import { hasOpenOrder, removeAccount } from './removeAccount.ts'

type AccountChanges = Pick<AuthGateway, 'changePassword' | 'reauthenticate' | 'deleteAccount'>

export function createEmbeddedAccountChanges(context: EmbeddedContext): AccountChanges {
  const { store, session, clock } = context

  const isConfirmed = (account: EmbeddedAccount, currentPassword: string | null) =>
    currentPassword === null ? account.google : verifyPassword(context, account, currentPassword)

  return {
    reauthenticate: (currentPassword) =>
      embeddedAuthCall(context, async () => {
        const account = signedInAccount(context)
        if (account === undefined) return refuse('session-expired')
        if (!(await isConfirmed(account, currentPassword))) return refuse('invalid-credentials')
        session.begin(account.uid)
        return ok(undefined)
      }),

    changePassword: (currentPassword, newPassword) =>
      embeddedAuthCall(context, async () => {
        const account = signedInAccount(context)
        if (account === undefined) return refuse('session-expired')
        if (!(await verifyPassword(context, account, currentPassword))) {
          return refuse('invalid-credentials')
        }
        if (newPassword.length < minPasswordLength) return refuse('weak-password')
        const password = await hashPassword(newPassword, context.crypto)
        // Reads the account again: another tab may have verified or deleted it during the hashing.
        return store.transact(({ accounts }) => {
          const current = accounts[account.uid]
          if (current === undefined) return refuse('session-expired')
          accounts[account.uid] = { ...current, password }
          return ok(undefined)
        })
      }),

    deleteAccount: (currentPassword) =>
      embeddedAuthCall(context, async () => {
        const account = signedInAccount(context)
        if (account === undefined) return refuse('session-expired')
        if (!(await isConfirmed(account, currentPassword))) return refuse('invalid-credentials')
        if (hasAdminRole(context)) return refuse('admin-account')
        if (hasOpenOrder(store.read(), account.uid)) return refuse('orders-open')
        store.transact((database) => removeAccount(database, account.uid, clock()))
        session.end()
        return ok(undefined)
      }),
  }
}

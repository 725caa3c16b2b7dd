import { minPasswordLength, ok, type AuthGateway } from '@storefront/domain'

import { hashPassword } from '../hashPassword.ts'
import { hasAdminRole } from '../localAccess.ts'
import type { LocalContext } from '../LocalContext.ts'
import type { LocalAccount } from '../LocalDatabase.ts'
import { localAuthCall, refuse, signedInAccount, verifyPassword } from './localAccounts.ts'
import { hasOpenOrder, removeAccount } from './removeAccount.ts'

type AccountChanges = Pick<AuthGateway, 'changePassword' | 'reauthenticate' | 'deleteAccount'>

export function createLocalAccountChanges(context: LocalContext): AccountChanges {
  const { store, session, clock } = context

  const isConfirmed = (account: LocalAccount, currentPassword: string | null) =>
    currentPassword === null ? account.google : verifyPassword(context, account, currentPassword)

  return {
    reauthenticate: (currentPassword) =>
      localAuthCall(context, async () => {
        const account = signedInAccount(context)
        if (account === undefined) return refuse('session-expired')
        if (!(await isConfirmed(account, currentPassword))) return refuse('invalid-credentials')
        session.begin(account.uid)
        return ok(undefined)
      }),

    changePassword: (currentPassword, newPassword) =>
      localAuthCall(context, async () => {
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
      localAuthCall(context, async () => {
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

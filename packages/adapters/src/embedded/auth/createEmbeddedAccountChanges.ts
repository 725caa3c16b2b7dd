import {
  deleteAccount,
  minPasswordLength,
  newPress,
  ok,
  type AccountChanges,
} from '@storefront/domain'

import { accountKeptCode } from '../../accountKeptCode.ts'
import { loadReadTelephone, runOnDraft } from '../createEmbeddedRun.ts'
import type { EmbeddedContext } from '../EmbeddedContext.ts'
import type { EmbeddedAccount } from '../EmbeddedDatabase.ts'
import { hashPassword } from '../hashPassword.ts'
import { embeddedAuthCall, refuse, signedInAccount, verifyPassword } from './embeddedAccounts.ts'

export function createEmbeddedAccountChanges(context: EmbeddedContext): AccountChanges {
  const { store, session } = context

  const isConfirmed = (account: EmbeddedAccount, currentPassword: string | null) =>
    currentPassword === null ? account.google : verifyPassword(context, account, currentPassword)

  return {
    reauthenticate: (currentPassword) =>
      embeddedAuthCall(context, async () => {
        const account = signedInAccount(context)
        if (account === null) return refuse('session-expired')
        if (!(await isConfirmed(account, currentPassword))) return refuse('invalid-credentials')
        session.begin(account.uid)
        return ok(undefined)
      }),

    changePassword: (currentPassword, newPassword) =>
      embeddedAuthCall(context, async () => {
        const account = signedInAccount(context)
        if (account === null) return refuse('session-expired')
        if (!(await verifyPassword(context, account, currentPassword))) {
          return refuse('invalid-credentials')
        }
        if (newPassword.length < minPasswordLength) return refuse('weak-password')
        const password = await hashPassword(newPassword)
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
        if (account === null) return refuse('session-expired')
        if (!(await isConfirmed(account, currentPassword))) return refuse('invalid-credentials')
        // Confirming is a sign-in, which the command asks for.
        session.begin(account.uid)
        const readTelephone = await loadReadTelephone()
        const removed = await store.transact(async (draft) => {
          const press = newPress()
          const answer = await runOnDraft(context, draft, deleteAccount, {}, press, readTelephone)
          if (answer.ok) delete draft.accounts[account.uid]
          return answer
        })
        if (!removed.ok) return refuse(accountKeptCode(removed.error))
        session.end()
        return ok(undefined)
      }),
  }
}

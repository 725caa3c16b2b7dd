import {
  hourMs,
  minPasswordLength,
  ok,
  type AuthError,
  type AccountEmails,
  type AuthOutcome,
  type Result,
} from '@storefront/domain'

import type { EmbeddedContext } from '../EmbeddedContext.ts'
import type { EmbeddedAccount, EmbeddedEmail, StoredDatabase } from '../EmbeddedDatabase.ts'
import { hashPassword } from '../hashPassword.ts'
import { embeddedAuthCall, findByEmail, refuse, signedInAccount } from './embeddedAccounts.ts'

/** How long an action code is valid, as in the hosted service. */
const lifetimesMs = {
  'reset-password': hourMs,
  'verify-email': 72 * hourMs,
} as const satisfies Record<EmbeddedEmail['kind'], number>

export function createEmbeddedAccountEmails(context: EmbeddedContext): AccountEmails {
  const { store, session, clock } = context

  const send = (email: Omit<EmbeddedEmail, 'actionCode' | 'sentAt'>): Promise<void> =>
    store.transact(({ emails }) => {
      emails.push({ ...email, actionCode: crypto.randomUUID(), sentAt: clock() })
    })

  /** Redeems an action code: removes its e-mail and changes the account, or returns why the code is refused. */
  async function redeem(
    kind: EmbeddedEmail['kind'],
    actionCode: string,
    change: (account: EmbeddedAccount) => EmbeddedAccount,
  ): AuthOutcome {
    const outcome = await store.transact((database): Result<void, AuthError> => {
      const email = emailOf(database, kind, actionCode)
      const account = email && findByEmail(database, email.to)
      if (email === undefined || account === undefined) return refuse('action-code-invalid')
      if (isExpired(email, clock())) return refuse('action-code-expired')
      database.emails.splice(database.emails.indexOf(email), 1)
      database.accounts[account.uid] = change(account)
      return ok(undefined)
    })
    session.notify()
    return outcome
  }

  return {
    sendVerification: (language) =>
      embeddedAuthCall(context, async () => {
        const account = signedInAccount(context)
        if (account === null) return refuse('session-expired')
        await send({ to: account.email, kind: 'verify-email', language })
        return ok(undefined)
      }),

    // The result must not reveal whether an address has an account (spec section 14).
    sendPasswordReset: (email, language) =>
      embeddedAuthCall(context, async () => {
        const account = findByEmail(store.read(), email)
        if (account !== undefined) {
          await send({ to: account.email, kind: 'reset-password', language })
        }
        return ok(undefined)
      }),

    passwordResetEmail: (actionCode) =>
      embeddedAuthCall(context, () => {
        const email = emailOf(store.read(), 'reset-password', actionCode)
        if (email === undefined) return refuse('action-code-invalid')
        return isExpired(email, clock()) ? refuse('action-code-expired') : ok(email.to)
      }),

    resetPassword: (actionCode, newPassword) =>
      embeddedAuthCall(context, async () => {
        if (newPassword.length < minPasswordLength) return refuse('weak-password')
        const password = await hashPassword(newPassword)
        return redeem('reset-password', actionCode, (account) => ({
          ...account,
          password,
          emailVerified: true,
        }))
      }),

    verifyEmail: (actionCode) =>
      embeddedAuthCall(context, () =>
        redeem('verify-email', actionCode, (account) => ({ ...account, emailVerified: true })),
      ),
  }
}

function emailOf(
  { emails }: StoredDatabase,
  kind: EmbeddedEmail['kind'],
  actionCode: string,
): EmbeddedEmail | undefined {
  return emails.find((email) => email.kind === kind && email.actionCode === actionCode)
}

/** `now` in ms since 1970. */
function isExpired({ kind, sentAt }: EmbeddedEmail, now: number): boolean {
  return now - sentAt > lifetimesMs[kind]
}

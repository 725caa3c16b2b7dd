import {
  type Account,
  type AuthErrorCode,
  type AuthOutcome,
  checkEmail,
  err,
  minPasswordLength,
  Outage,
  type Result,
  type AuthError,
} from '@storefront/domain'

import { isPassword } from '../hashPassword.ts'
import type { LocalContext } from '../LocalContext.ts'
import type { LocalAccount, StoredDatabase } from '../LocalDatabase.ts'

/** What the domain knows of a stored account. */
export function toAccount({ uid, email, emailVerified, password, google }: LocalAccount): Account {
  return {
    uid,
    email,
    emailVerified,
    providers: [
      ...(password === null ? [] : (['password'] as const)),
      ...(google ? (['google'] as const) : []),
    ],
  }
}

/** The account of an e-mail address, whatever its case. */
export function findByEmail({ accounts }: StoredDatabase, email: string): LocalAccount | undefined {
  const wanted = email.toLowerCase()
  return Object.values(accounts).find((account) => account.email === wanted)
}

export function signedInAccount({ store, session }: LocalContext): LocalAccount | undefined {
  return store.read().accounts[session.uid() ?? '']
}

export async function hasPassword(
  { crypto, seed }: LocalContext,
  account: LocalAccount,
  password: string,
): Promise<boolean> {
  if (account.password === null) return false
  if (account.password !== 'seeded') return isPassword(password, account.password, crypto)
  return seed.users.some((user) => user.uid === account.uid && user.password === password)
}

/** Why an address and a new password cannot make an account, or null. */
export function refusedCredentials(email: string, password: string): AuthErrorCode | null {
  if (!checkEmail(email).ok) return 'email-invalid'
  return password.length < minPasswordLength ? 'weak-password' : null
}

export function refuse(code: AuthErrorCode): { readonly ok: false; readonly error: AuthError } {
  return err({ code, providerCode: `local/${code}` })
}

/** Runs one call of the authentication service; an outage becomes an error like its others. */
export async function localAuthCall<T>(
  { call }: LocalContext,
  work: () => Result<T, AuthError> | AuthOutcome<T>,
): AuthOutcome<T> {
  try {
    return await call(work)
  } catch (cause) {
    if (cause instanceof Outage) return refuse('internal-error')
    throw cause
  }
}

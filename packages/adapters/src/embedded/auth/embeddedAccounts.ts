import {
  err,
  Outage,
  type Account,
  type AuthError,
  type AuthErrorCode,
  type AuthOutcome,
  type Result,
} from '@storefront/domain'

import type { EmbeddedContext } from '../EmbeddedContext.ts'
import type { EmbeddedAccount, StoredDatabase } from '../EmbeddedDatabase.ts'
import { matchesHash } from '../hashPassword.ts'

/** Converts a stored account to the domain's account. */
export function accountOf({
  uid,
  email,
  emailVerified,
  password,
  google,
}: EmbeddedAccount): Account {
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

/** Returns the account of an e-mail address, ignoring case. */
export function findByEmail(
  { accounts }: StoredDatabase,
  email: string,
): EmbeddedAccount | undefined {
  const lowerCaseEmail = email.toLowerCase()
  return Object.values(accounts).find((account) => account.email === lowerCaseEmail)
}

/** Returns the signed-in account; null for a guest, or if the account was deleted. */
export function signedInAccount(
  { store, session }: EmbeddedContext,
  database: StoredDatabase = store.read(),
): EmbeddedAccount | null {
  return database.accounts[session.uid() ?? ''] ?? null
}

/** Whether a password is the account's; false for an account without a password. */
export async function verifyPassword(
  { seed }: EmbeddedContext,
  account: EmbeddedAccount,
  password: string,
): Promise<boolean> {
  if (account.password === null) return false
  if (account.password !== 'seeded') return matchesHash(password, account.password)
  return seed.users.some((user) => user.uid === account.uid && user.password === password)
}

/** The error with a code of the domain. */
export function refuse(code: AuthErrorCode): { readonly ok: false; readonly error: AuthError } {
  return err({ code, providerCode: `embedded/${code}` })
}

/** Runs one call to the authentication service; turns an outage into `internal-error`. */
export async function embeddedAuthCall<T>(
  { call }: EmbeddedContext,
  work: () => Result<T, AuthError> | AuthOutcome<T>,
): AuthOutcome<T> {
  try {
    return await call(work)
  } catch (cause) {
    if (cause instanceof Outage) return refuse('internal-error')
    throw cause
  }
}

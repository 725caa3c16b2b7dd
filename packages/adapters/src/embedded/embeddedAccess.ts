import { Outage, profileRef, roleFor } from '@storefront/domain'

import { signedInAccount } from './auth/embeddedAccounts.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import { documentIn } from './EmbeddedDatabase.ts'

/** Whether an admin is signed in, with a verified address. */
export function isAdmin(context: EmbeddedContext): boolean {
  const account = signedInAccount(context)
  if (account === null) return false
  const profile = documentIn(context.store.read(), profileRef(account.uid))
  return profile !== null && roleFor(profile, account) === 'admin'
}

/** @throws Outage `permission-denied` unless the signed-in user is `uid` */
export function requireOwner({ session }: EmbeddedContext, uid: string, path: string): void {
  if (session.uid() !== uid) throw permissionDenied(path)
}

/** @throws Outage `permission-denied` unless an admin is signed in */
export function requireAdmin(context: EmbeddedContext, path: string): void {
  if (!isAdmin(context)) throw permissionDenied(path)
}

/** Creates the outage of a call that the hosted database's rules would refuse. */
export function permissionDenied(path: string): Outage {
  return new Outage('permission-denied', `Not allowed: ${path}`)
}

import { Outage, parseRole, roleFor, type Role } from '@storefront/domain'

import { signedInAccount, toAccount } from './auth/embeddedAccounts.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'

/** Returns the role of the signed-in user; `user` for a guest too. */
export function roleOf(context: EmbeddedContext): Role {
  const account = signedInAccount(context)
  const profile = context.store.read().users[account?.uid ?? '']
  if (account === undefined || profile === undefined) return 'user'
  const stored = { email: String(profile['email']), role: parseRole(profile['role']) }
  return roleFor(stored, toAccount(account))
}

/** Whether the signed-in user's profile has the role `admin`, even with an unverified address. */
export function hasAdminRole({ store, session }: EmbeddedContext): boolean {
  return parseRole(store.read().users[session.uid() ?? '']?.['role']) === 'admin'
}

/** @throws Outage `permission-denied` for a guest */
export function requireUser(context: EmbeddedContext, path: string): void {
  if (context.session.uid() === null) throw permissionDenied(path)
}

/** @throws Outage `permission-denied` unless the signed-in user is `uid` */
export function requireOwner(context: EmbeddedContext, uid: string, path: string): void {
  if (context.session.uid() !== uid) throw permissionDenied(path)
}

/** @throws Outage `permission-denied` unless the signed-in user is `uid` or an admin */
export function requireOwnerOrAdmin(context: EmbeddedContext, uid: string, path: string): void {
  if (context.session.uid() !== uid) requireAdmin(context, path)
}

/** @throws Outage `permission-denied` unless an admin is signed in */
export function requireAdmin(context: EmbeddedContext, path: string): void {
  if (roleOf(context) !== 'admin') throw permissionDenied(path)
}

/** Creates the outage of a call that the hosted database's rules would refuse. */
export function permissionDenied(path: string): Outage {
  return new Outage('permission-denied', `Not allowed: ${path}`)
}

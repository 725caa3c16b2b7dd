import { Outage, parseRole, type Role } from '@storefront/domain'

import type { LocalContext } from './LocalContext.ts'

/** The role in the signed-in visitor's profile; `user` for a guest too. */
export function roleOf({ store, session }: LocalContext): Role {
  return parseRole(store.read().users[session.uid() ?? '']?.['role'])
}

/** @throws Outage `permission-denied` for a guest */
export function requireUser(context: LocalContext, path: string): void {
  if (context.session.uid() === null) throw denied(path)
}

/** @throws Outage `permission-denied` unless the signed-in visitor is `uid` */
export function requireOwner(context: LocalContext, uid: string, path: string): void {
  if (context.session.uid() !== uid) throw denied(path)
}

/** @throws Outage `permission-denied` unless the signed-in visitor is `uid` or an admin */
export function requireOwnerOrAdmin(context: LocalContext, uid: string, path: string): void {
  if (context.session.uid() !== uid) requireAdmin(context, path)
}

/** @throws Outage `permission-denied` unless an admin is signed in */
export function requireAdmin(context: LocalContext, path: string): void {
  if (roleOf(context) !== 'admin') throw denied(path)
}

/** The error of a call that the hosted database's rules would refuse. */
export function denied(path: string): Outage {
  return new Outage('permission-denied', `Not allowed: ${path}`)
}

import * as z from 'zod/mini'

import { auditEntryRef, profileRef } from '../documents.ts'
import { hasRecentSignIn } from '../session/recentSignIn.ts'
import { roles, type Role } from '../session/role.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'

/** Differs for each change, so that no entry replaces another one. */
const entryId = (uid: string, role: Role, now: number) => `${now}-${uid}-${role}`

/**
 * An admin who has signed in recently gives a user another role; a line in the audit log says so. Refusals:
 * `own-role`, since nobody changes their own, so that one admin remains; `user-not-found`; `email-unverified` if
 * the new admin's address is not verified, since somebody else may have registered with it;
 * `recent-sign-in-required`.
 */
export const changeRole = defineCommand({
  name: 'changeRole',
  by: 'admin',
  input: z.strictObject({ uid: idSchema, role: z.literal(roles) }),
  reads: ({ uid, role }, { caller, now }) => ({
    profile: profileRef(uid),
    own: profileRef(caller.uid),
    entry: auditEntryRef(entryId(uid, role, now)),
  }),
  decide: ({ uid, role }, { profile }, { caller, now }) => {
    if (uid === caller.uid) return err('own-role')
    if (profile === null) return err('user-not-found')
    if (profile.role === role) return already(role)
    if (role === 'admin' && !profile.emailVerified) return err('email-unverified')
    if (!hasRecentSignIn(caller, now)) return err('recent-sign-in-required')
    return decided(role, [
      save(profileRef(uid).path, { role }),
      // Two admins who remove each other's role write the same two documents, so only one of them succeeds.
      save(profileRef(caller.uid).path, { role: 'admin' }),
      save(auditEntryRef(entryId(uid, role, now)).path, {
        kind: 'role',
        uid,
        email: profile.email,
        role,
        by: caller.uid,
        byEmail: caller.email,
        changedAt: now,
      }),
    ])
  },
})

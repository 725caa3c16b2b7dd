import * as z from 'zod/mini'

import { auditEntryRef, profileRef } from '../documents.ts'
import { roles } from '../session/role.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'

/**
 * An admin who has signed in recently gives a user another role; a line in the audit log says so. Refusals:
 * `own-role`, since nobody changes their own, so that one admin remains; `user-not-found`; `email-unverified` if
 * the new admin's address is not verified, since somebody else may have registered with it;
 * `recent-sign-in-required`.
 */
export const changeRole = defineCommand({
  name: 'changeRole',
  by: 'admin',
  recentSignIn: true,
  input: z.strictObject({ uid: idSchema, role: z.literal(roles) }),
  reads: ({ uid }, { caller, press }) => ({
    profile: profileRef(uid),
    own: profileRef(caller.uid),
    entry: auditEntryRef(press),
  }),
  decide: ({ uid, role }, { profile, entry }, { caller, press, now }) => {
    if (uid === caller.uid) return err('own-role')
    if (profile === null) return err('user-not-found')
    if (entry !== null || profile.role === role) return already(role)
    if (role === 'admin' && !profile.emailVerified) return err('email-unverified')
    return decided(role, [
      save(profileRef(uid).path, { role }),
      // Two admins who remove each other's role write the same two documents, so only one of them succeeds.
      save(profileRef(caller.uid).path, { role: 'admin' }),
      save(auditEntryRef(press).path, {
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

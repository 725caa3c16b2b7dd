import {
  canConfirmEmail,
  err,
  ok,
  Outage,
  pickProfileChanges,
  profileSchema,
  type Profile,
  type ProfileRepository,
  type UserEntry,
} from '@storefront/domain'

import { decodeDocument, type DocumentFields } from '../documents/decodeDocument.ts'
import { addAuditEntry, hasRecentSignIn } from './auditLog.ts'
import { signedInAccount, toAccount } from './auth/embeddedAccounts.ts'
import {
  hasAdminRole,
  permissionDenied,
  requireAdmin,
  requireOwner,
  requireOwnerOrAdmin,
} from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import { areProfileTexts } from './embeddedRules.ts'
import { createSortedReader, pageOf, type SortOrder } from './pageOf.ts'

/** Users with the same address are sorted by uid. */
const byEmail: SortOrder<UserEntry> = {
  keyOf: ({ email, uid }) => `${email} ${uid}`,
  direction: 'asc',
}

export function createEmbeddedProfiles(context: EmbeddedContext): ProfileRepository {
  const { store, session, call, clock } = context
  return {
    find: (uid) =>
      call(() => {
        requireOwnerOrAdmin(context, uid, `users/${uid}`)
        const stored = store.read().users[uid]
        return stored === undefined ? null : readProfile(uid, stored)
      }),
    create: (uid, profile) =>
      call(() => {
        requireOwner(context, uid, `users/${uid}`)
        store.transact(({ users }) => {
          if (users[uid] !== undefined) return
          const account = signedInAccount(context)
          const isOwn = account !== undefined && profile.email === account.email
          if (!isOwn || !areProfileTexts(profile)) throw permissionDenied(`users/${uid}`)
          const { emailVerified } = account
          users[uid] = { ...profile, emailVerified, role: 'user', createdAt: clock() }
        })
      }),
    confirmEmail: (uid) =>
      call(() => {
        requireOwner(context, uid, `users/${uid}`)
        store.transact(({ users }) => {
          const account = signedInAccount(context)
          const stored = users[uid]
          if (stored === undefined) throw new Outage('unknown', `users/${uid} does not exist`)
          if (account?.emailVerified !== true) return
          const profile = readProfile(uid, stored)
          if (profile.emailVerified) return
          if (!canConfirmEmail(profile, toAccount(account))) throw permissionDenied(`users/${uid}`)
          users[uid] = { ...stored, emailVerified: true }
        })
      }),
    update: (uid, changes) =>
      call(() => {
        requireOwner(context, uid, `users/${uid}`)
        const picked = pickProfileChanges(changes)
        if (!areProfileTexts(picked)) throw permissionDenied(`users/${uid}`)
        store.transact(({ users }) => {
          const stored = users[uid]
          if (stored === undefined) throw new Outage('unknown', `users/${uid} does not exist`)
          users[uid] = { ...stored, ...picked }
        })
      }),
    remove: (uid) =>
      call(() => {
        requireOwner(context, uid, `users/${uid}`)
        if (hasAdminRole(context)) throw permissionDenied(`users/${uid}`)
        store.transact(({ users }) => {
          delete users[uid]
        })
      }),
    list: ({ emailPrefix = '', role }, page) =>
      call(() => {
        requireAdmin(context, 'users')
        const entries = sortedUsers(store.read().users)
        const found = entries.filter(
          (user) =>
            user.email.startsWith(emailPrefix) && (role === undefined || user.role === role),
        )
        return pageOf(found, byEmail, page)
      }),
    setRole: (uid, role) =>
      call(() => {
        if (uid === session.uid()) return err('role-refused')
        requireAdmin(context, `users/${uid}`)
        return store.transact((database) => {
          const stored = database.users[uid]
          if (stored === undefined) return err('user-not-found')
          const { email, emailVerified, role: before } = readProfile(uid, stored)
          if (role === 'admin' && !emailVerified) return err('email-unverified')
          if (role === before) return ok(undefined)
          if (!hasRecentSignIn(context)) return err('recent-sign-in-required')
          const auditEntry = addAuditEntry(context, database, { kind: 'role', uid, email, role })
          database.users[uid] = { ...stored, role, auditEntry }
          return ok(undefined)
        })
      }),
  }
}

function readProfile(uid: string, stored: DocumentFields): Profile {
  return decodeDocument(profileSchema, `users/${uid}`, stored)
}

/** Returns all users, by e-mail address. */
const sortedUsers = createSortedReader(
  (uid, stored): UserEntry => ({ uid, ...readProfile(uid, stored) }),
  byEmail,
)

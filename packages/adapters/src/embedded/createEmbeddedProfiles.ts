import {
  canConfirmEmail,
  checkProfile,
  decodeDocument,
  mapRecord,
  Outage,
  profileFieldNames,
  profileFields,
  profileRef,
  type Fields,
  type Profile,
  type ProfileRepository,
  type ProfileTexts,
  type UserEntry,
} from '@storefront/domain'

import { signedInAccount, accountOf } from './auth/embeddedAccounts.ts'
import { permissionDenied, requireAdmin, requireOwner } from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import {
  collectionNamed,
  documentAt,
  setDocument,
  type EmbeddedDatabase,
} from './EmbeddedDatabase.ts'
import { createSortedReader, pageOf, type SortOrder } from './pageOf.ts'

export function createEmbeddedProfiles(context: EmbeddedContext): ProfileRepository {
  const { store, call, clock, log } = context

  /** Changes the stored profile of the signed-in user. */
  const change = (uid: string, changed: (stored: Fields, draft: EmbeddedDatabase) => Fields) =>
    call(() => {
      const { path } = profileRef(uid)
      requireOwner(context, uid, path)
      return store.transact((draft) => {
        const stored = documentAt(draft, path)
        if (stored === null) throw new Outage('unknown', `${path} does not exist`)
        setDocument(draft, path, changed(stored, draft))
      })
    })

  return {
    find: (uid) =>
      call(() => {
        const { path } = profileRef(uid)
        if (context.session.uid() !== uid) requireAdmin(context, path)
        const stored = documentAt(store.read(), path)
        return stored === null ? null : readProfile(uid, stored)
      }),
    create: (uid, profile) =>
      call(() => {
        const { path } = profileRef(uid)
        requireOwner(context, uid, path)
        return store.transact((draft) => {
          if (documentAt(draft, path) !== null) return
          const account = signedInAccount(context, draft)
          const isOwn = account !== null && profile.email === account.email
          if (!isOwn || !areTextsInBounds(profile)) throw permissionDenied(path)
          const { emailVerified } = account
          setDocument(draft, path, { ...profile, emailVerified, role: 'user', createdAt: clock() })
        })
      }),
    confirmEmail: (uid) =>
      change(uid, (stored, draft) => {
        const account = signedInAccount(context, draft)
        const profile = readProfile(uid, stored)
        if (account?.emailVerified !== true || profile.emailVerified) return stored
        if (!canConfirmEmail(profile, accountOf(account))) {
          throw permissionDenied(profileRef(uid).path)
        }
        return { ...stored, emailVerified: true }
      }),
    update: (uid, changes) =>
      change(uid, (stored) => {
        if (!Object.keys(changes).every(isText) || !areTextsInBounds(changes)) {
          throw permissionDenied(profileRef(uid).path)
        }
        return { ...stored, ...changes }
      }),
    list: ({ emailPrefix = '', role }, page) =>
      call(() => {
        requireAdmin(context, 'users')
        const { items, unreadable } = sortedUsers(collectionNamed(store.read(), 'users'), log)
        const found = items.filter(
          (user) =>
            user.email.startsWith(emailPrefix) && (role === undefined || user.role === role),
        )
        return pageOf({ items: found, unreadable }, byEmail, page)
      }),
  }
}

const isText = (field: string) => profileFieldNames.some((name) => name === field)

/** Whether the hosted database's rules would accept these texts. */
function areTextsInBounds(texts: Partial<ProfileTexts>): boolean {
  return checkProfile(mapRecord(profileFields, (_, field) => texts[field] ?? '')).ok
}

const readProfile = (uid: string, stored: Fields): Profile =>
  decodeDocument(profileRef(uid), stored)

/** Users with the same address are sorted by uid. */
const byEmail: SortOrder<UserEntry> = {
  keyOf: ({ email, uid }) => `${email} ${uid}`,
  direction: 'asc',
}

/** Returns all users, by e-mail address. */
const sortedUsers = createSortedReader(
  (uid, stored): UserEntry => ({ uid, ...readProfile(uid, stored) }),
  byEmail,
)

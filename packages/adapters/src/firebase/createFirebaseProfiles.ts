import {
  err,
  ok,
  pickProfileChanges,
  profileSchema,
  type ProfileRepository,
  type Result,
  type SetRoleError,
} from '@storefront/domain'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite'

import { prepareAuditEntry, unlessSignInIsOld } from './auditLog.ts'
import { isEmailVerifiedInToken } from './auth/isEmailVerifiedInToken.ts'
import { signedInUser } from './auth/signedInUser.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { readPage } from './readPage.ts'
import { transactOnce } from './transactOnce.ts'

const byEmail = { field: 'email', direction: 'asc' } as const

/** Sorts after every character of an e-mail address. */
const lastCharacter = '\uf8ff'

export function createFirebaseProfiles(context: FirebaseContext): ProfileRepository {
  const { auth, database, call } = context
  const users = collection(database, 'users')
  const profileOf = (uid: string) => doc(database, 'users', uid)

  return {
    async find(uid) {
      const snapshot = await call(profileOf(uid).path, () => getDoc(profileOf(uid)))
      return snapshot.exists() ? decodeSnapshot(profileSchema, snapshot) : null
    },

    create: (uid, { email, nombre, cedula }) =>
      call(profileOf(uid).path, async () => {
        const emailVerified = await isEmailVerifiedInToken(await signedInUser(auth))
        return transactOnce(database, [profileOf(uid)], ([present], transaction) => {
          if (present.exists()) return
          transaction.set(profileOf(uid), {
            email,
            emailVerified,
            ...(nombre !== undefined && { nombre }),
            ...(cedula !== undefined && { cedula }),
            role: 'user',
            createdAt: serverTimestamp(),
          })
        })
      }),

    confirmEmail: (uid) =>
      call(profileOf(uid).path, async () => {
        if (!(await isEmailVerifiedInToken(await signedInUser(auth)))) return
        await updateDoc(profileOf(uid), { emailVerified: true })
      }),

    update: (uid, changes) =>
      call(profileOf(uid).path, () => updateDoc(profileOf(uid), pickProfileChanges(changes))),

    remove: (uid) => call(profileOf(uid).path, () => deleteDoc(profileOf(uid))),

    list: ({ emailPrefix = '', role }, page) =>
      call('users', () => {
        const filtered = query(
          users,
          ...(role === undefined ? [] : [where('role', '==', role)]),
          where('email', '>=', emailPrefix),
          where('email', '<', `${emailPrefix}${lastCharacter}`),
        )
        return readPage(filtered, byEmail, page, (snapshot) => ({
          uid: snapshot.id,
          ...decodeSnapshot(profileSchema, snapshot),
        }))
      }),

    // Also reads the admin's own profile, so that the transaction fails when another admin changes it at the
    // same time: two admins who remove each other's role must not leave the shop without one.
    setRole: (uid, role) =>
      call(profileOf(uid).path, async () => {
        const adminUid = (await signedInUser(auth)).uid
        if (adminUid === uid) return err('role-refused')
        const both = [profileOf(uid), profileOf(adminUid)] as const
        const entry = await prepareAuditEntry(context)
        const change = transactOnce<typeof both, Result<void, SetRoleError>>(
          database,
          both,
          ([present], transaction) => {
            if (!present.exists()) return err('user-not-found')
            const { email, emailVerified, role: before } = decodeSnapshot(profileSchema, present)
            if (role === 'admin' && !emailVerified) return err('email-unverified')
            if (role === before) return ok(undefined)
            transaction.update(profileOf(uid), { role, auditEntry: entry.id })
            entry.add(transaction, { kind: 'role', uid, email, role })
            return ok(undefined)
          },
        )
        return unlessSignInIsOld(context, change)
      }),
  }
}

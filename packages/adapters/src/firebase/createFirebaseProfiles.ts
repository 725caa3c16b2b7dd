import { profileRef, profileSchema, type ProfileRepository } from '@storefront/domain'
import {
  collection,
  doc,
  getDoc,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite'

import { isEmailVerifiedInToken } from './auth/isEmailVerifiedInToken.ts'
import { signedInUser } from './auth/signedInUser.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { readPage } from './readPage.ts'
import { transactOnce } from './transactOnce.ts'

const byEmail = { field: 'email', direction: 'asc' } as const

/** Sorts after every character of an e-mail address. */
const lastCharacter = '\uf8ff'

export function createFirebaseProfiles({
  auth,
  database,
  call,
  log,
}: FirebaseContext): ProfileRepository {
  const users = collection(database, 'users')
  const profileOf = (uid: string) => doc(database, profileRef(uid).path)

  return {
    async find(uid) {
      const snapshot = await call(profileOf(uid).path, () => getDoc(profileOf(uid)))
      return snapshot.exists() ? decodeSnapshot(profileSchema, snapshot) : null
    },

    create: (uid, { email, nombre, cedula }) =>
      call(profileOf(uid).path, async () => {
        const emailVerified = await isEmailVerifiedInToken(await signedInUser(auth))
        return transactOnce(profileOf(uid), (present, transaction) => {
          if (present.exists()) return
          transaction.set(present.ref, {
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
      call(profileOf(uid).path, () => updateDoc(profileOf(uid), { ...changes })),

    list: ({ emailPrefix = '', role }, page) =>
      call(users.path, () => {
        const filtered = query(
          users,
          ...(role === undefined ? [] : [where('role', '==', role)]),
          where('email', '>=', emailPrefix),
          where('email', '<', `${emailPrefix}${lastCharacter}`),
        )
        return readPage(
          filtered,
          byEmail,
          page,
          (snapshot) => ({ uid: snapshot.id, ...decodeSnapshot(profileSchema, snapshot) }),
          log,
        )
      }),
  }
}

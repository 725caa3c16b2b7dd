import { profileRef, profileSchema, type ProfileRepository } from '@storefront/domain'
import { collection, doc, query, serverTimestamp, updateDoc, where } from 'firebase/firestore/lite'

import { isEmailVerifiedInToken } from './auth/isEmailVerifiedInToken.ts'
import { signedInUser } from './auth/signedInUser.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot, getDocument } from './readDocuments.ts'
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
    find: (uid) => call(profileRef(uid).path, () => getDocument(database, profileRef(uid))),

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

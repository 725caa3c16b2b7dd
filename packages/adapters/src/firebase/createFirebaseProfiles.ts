import { type ProfileRepository, profileSchema } from '@storefront/domain'
import {
  deleteDoc,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore/lite'

import { decodeDocument } from '../documents/decodeDocument.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { readFields } from './readFields.ts'
import { singleAttempt } from './singleAttempt.ts'

export function createFirebaseProfiles({ database, call }: FirebaseContext): ProfileRepository {
  const profileOf = (uid: string) => doc(database, 'users', uid)

  return {
    async find(uid) {
      const { path } = profileOf(uid)
      const fields = readFields(await call(path, () => getDoc(profileOf(uid))))
      return fields === null ? null : decodeDocument(profileSchema, path, fields)
    },

    create: (uid, { email, nombre, cedula }) =>
      call(profileOf(uid).path, () =>
        runTransaction(
          database,
          async (transaction) => {
            const present = await transaction.get(profileOf(uid))
            if (present.exists()) return
            transaction.set(profileOf(uid), {
              email,
              ...(nombre !== undefined && { nombre }),
              ...(cedula !== undefined && { cedula }),
              role: 'user',
              createdAt: serverTimestamp(),
            })
          },
          singleAttempt,
        ),
      ),

    update: (uid, { nombre, cedula, telefono, direccion }) =>
      call(profileOf(uid).path, () =>
        updateDoc(profileOf(uid), { nombre, cedula, telefono, direccion }),
      ),

    remove: (uid) => call(profileOf(uid).path, () => deleteDoc(profileOf(uid))),
  }
}

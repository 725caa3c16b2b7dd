import { err, letterId, letterSchema, ok, type LetterRepository } from '@storefront/domain'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite'

import { signedInUser } from './auth/signedInUser.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { unlessRefused } from './unlessRefused.ts'

export function createFirebaseLetters({ auth, database, call }: FirebaseContext): LetterRepository {
  const letters = collection(database, 'letters')
  return {
    areOnlyShown: false,

    ofOrder: (orderId) =>
      call(letters.path, async () => {
        const { docs } = await getDocs(query(letters, where('orderId', '==', orderId)))
        const found = docs.map((snapshot) => decodeSnapshot(letterSchema, snapshot))
        return found.toSorted((a, b) => a.createdAt - b.createdAt)
      }),

    sendAgain(orderId, kind) {
      const letter = doc(letters, letterId(orderId, kind))
      return call(letter.path, async () => {
        await signedInUser(auth)
        const waiting = { state: 'waiting', attempts: 0, claimedUntil: null } as const
        const change = updateDoc(letter, { ...waiting, sendAt: serverTimestamp() })
        if ((await unlessRefused(change)) !== 'refused') return ok(undefined)
        // The rules refuse a repeated change when the first one arrived.
        const stored = await unlessRefused(getDoc(letter))
        const isWaiting =
          stored !== 'refused' &&
          stored.exists() &&
          decodeSnapshot(letterSchema, stored).state === 'waiting'
        return isWaiting ? ok(undefined) : err('letter-refused')
      })
    },
  }
}

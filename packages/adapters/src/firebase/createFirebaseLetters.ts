import { letterSchema, type LetterRepository } from '@storefront/domain'
import { collection, getDocs, query, where } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'

export function createFirebaseLetters({ database, call }: FirebaseContext): LetterRepository {
  const letters = collection(database, 'letters')
  return {
    areOnlyShown: false,

    ofOrder: (orderId) =>
      call(letters.path, async () => {
        const { docs } = await getDocs(query(letters, where('orderId', '==', orderId)))
        const found = docs.map((snapshot) => decodeSnapshot(letterSchema, snapshot))
        return found.toSorted((a, b) => a.createdAt - b.createdAt)
      }),
  }
}

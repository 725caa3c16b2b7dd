import { letterSchema, type LetterRepository } from '@storefront/domain'
import { collection, getDocs, query, where } from 'firebase/firestore/lite'

import { listedOf } from '../documents/listedOf.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'

export function createFirebaseLetters({ database, call, log }: FirebaseContext): LetterRepository {
  const letters = collection(database, 'letters')
  return {
    areOnlyShown: false,

    ofOrder: (orderId) =>
      call(letters.path, async () => {
        const { docs } = await getDocs(query(letters, where('orderId', '==', orderId)))
        const found = listedOf(docs, (snapshot) => decodeSnapshot(letterSchema, snapshot), log)
        return { ...found, items: found.items.toSorted((a, b) => a.createdAt - b.createdAt) }
      }),
  }
}

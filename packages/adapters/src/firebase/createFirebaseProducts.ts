import { waitingListSchema, type ProductRepository, type PublicBackend } from '@storefront/domain'
import { collection, getDocs } from 'firebase/firestore/lite'

import { listedOf } from '../documents/listedOf.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'

export function createFirebaseProducts(
  { database, call, log }: FirebaseContext,
  ofEverybody: PublicBackend['products'],
): ProductRepository {
  const lists = collection(database, 'waitingLists')
  return {
    ...ofEverybody,

    waitingLists: () =>
      call(lists.path, async () => {
        const { docs } = await getDocs(lists)
        return listedOf(docs, (snapshot) => decodeSnapshot(waitingListSchema, snapshot), log)
      }),
  }
}

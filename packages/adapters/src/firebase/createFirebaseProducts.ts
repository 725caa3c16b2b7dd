import { waitingListSchema, type ProductRepository, type PublicBackend } from '@storefront/domain'
import { collection, getDocs } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'

export function createFirebaseProducts(
  { database, call }: FirebaseContext,
  ofEverybody: PublicBackend['products'],
): ProductRepository {
  const lists = collection(database, 'waitingLists')
  return {
    ...ofEverybody,

    waitingLists: () =>
      call(lists.path, async () => {
        const { docs } = await getDocs(lists)
        return docs.map((snapshot) => decodeSnapshot(waitingListSchema, snapshot))
      }),
  }
}

import {
  letterSchema,
  unsentStates,
  waitingLetterSchema,
  type Letter,
  type LetterRepository,
  type WaitingLetter,
} from '@storefront/domain'
import {
  collection,
  getDocs,
  query,
  where,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore/lite'
import type { ZodMiniType } from 'zod/mini'

import { listedOf } from '../documents/listedOf.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'

export function createFirebaseLetters({ database, call, log }: FirebaseContext): LetterRepository {
  const letters = collection(database, 'letters')
  const inOrder = <T extends Letter | WaitingLetter>(
    schema: ZodMiniType<T>,
    ...conditions: readonly QueryFieldFilterConstraint[]
  ) =>
    call(letters.path, async () => {
      const { docs } = await getDocs(query(letters, ...conditions))
      const found = listedOf(docs, (snapshot) => decodeSnapshot(schema, snapshot), log)
      return { ...found, items: found.items.toSorted((a, b) => a.createdAt - b.createdAt) }
    })
  return {
    areOnlyShown: false,
    ofOrder: (orderId) => inOrder(letterSchema, where('orderId', '==', orderId)),
    unsentNotices: () =>
      inOrder(
        waitingLetterSchema,
        where('kind', '==', 'bottleAvailable' satisfies WaitingLetter['kind']),
        where('state', 'in', unsentStates),
      ),
  }
}

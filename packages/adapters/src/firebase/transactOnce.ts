import {
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite'

import { rethrowAsBug } from './rethrowAsBug.ts'

/**
 * Reads documents and writes what `decide` adds to the transaction, with one attempt: `FirebaseCall` repeats
 * it, e.g. when another client changes a document between the read and the write.
 */
export function transactOnce<const References extends readonly DocumentReference[], T>(
  database: Firestore,
  references: References,
  decide: (
    snapshots: { readonly [Index in keyof References]: DocumentSnapshot },
    transaction: Transaction,
  ) => T,
): Promise<T> {
  const work = async (transaction: Transaction): Promise<T> => {
    const reading = references.map((reference) => transaction.get(reference))
    // `map` returns one snapshot for each reference, but loses the length of the tuple.
    const snapshots = (await Promise.all(reading)) as {
      readonly [Index in keyof References]: DocumentSnapshot
    }
    return rethrowAsBug(() => decide(snapshots, transaction))
  }
  return runTransaction(database, work, { maxAttempts: 1 })
}

import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite'

import { rethrowAsBug } from './rethrowAsBug.ts'

/**
 * Reads documents and decides upon them what to write, in a transaction, and tries once: repeating it
 * is left to `FirebaseCall`, which knows what passes, such as a document that somebody else changed
 * between reading and writing.
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
    // One for each of the references.
    const snapshots = (await Promise.all(reading)) as {
      readonly [Index in keyof References]: DocumentSnapshot
    }
    return rethrowAsBug(() => decide(snapshots, transaction))
  }
  return runTransaction(database, work, { maxAttempts: 1 })
}

import {
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite'

import { rethrowAsBug } from './rethrowAsBug.ts'

/**
 * Reads a document and writes what `decide` adds to the transaction, with one attempt: the caller's `Call` repeats
 * it, e.g. when another client changes the document between the read and the write.
 */
export function transactOnce<T>(
  reference: DocumentReference,
  decide: (snapshot: DocumentSnapshot, transaction: Transaction) => T,
): Promise<T> {
  const work = async (transaction: Transaction): Promise<T> => {
    const snapshot = await transaction.get(reference)
    return rethrowAsBug(() => decide(snapshot, transaction))
  }
  return runTransaction(reference.firestore, work, { maxAttempts: 1 })
}

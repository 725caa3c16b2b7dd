import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore/lite'

/**
 * Does the work in a transaction and tries once: repeating it is left to `FirebaseCall`, which knows
 * what passes, such as a document that somebody else changed between reading and writing.
 */
export function transactOnce<T>(
  database: Firestore,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(database, work, { maxAttempts: 1 })
}

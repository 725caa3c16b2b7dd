import { outboxSchema, type DocumentRef, type Letter, type WaitingLetter } from '@storefront/domain'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import type { ZodMiniType } from 'zod/mini'

import { log } from '../log.ts'

/** Decodes the document of a letter; null when it does not exist, or is invalid, which is logged. */
export const readLetter = (snapshot: DocumentSnapshot): Letter | WaitingLetter | null =>
  decode(outboxSchema, snapshot)

/** Reads a document in a transaction; null when it does not exist, or is invalid, which is logged. */
export const read = async <T>(
  transaction: Transaction,
  database: Firestore,
  { path, schema }: DocumentRef<T>,
): Promise<T | null> => decode(schema, await transaction.get(database.doc(path)))

/** Logs an invalid document instead of throwing: the platform would retry the same event for a day. */
function decode<T>(schema: ZodMiniType<T>, snapshot: DocumentSnapshot): T | null {
  const fields = snapshot.data()
  if (fields === undefined) return null
  const decoded = schema.safeParse({ ...fields, id: snapshot.id })
  if (decoded.success) return decoded.data
  const { issues } = decoded.error
  log.error(`${snapshot.ref.path} does not have the shape it must have`, { issues })
  return null
}

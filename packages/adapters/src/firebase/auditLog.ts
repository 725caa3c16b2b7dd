import {
  auditEntrySchema,
  err,
  type AuditLog,
  type RecentSignInRequired,
  type Result,
} from '@storefront/domain'
import {
  collection,
  doc,
  serverTimestamp,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore/lite'

import { hasRecentSignIn } from './auth/hasRecentSignIn.ts'
import { signedInUser } from './auth/signedInUser.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { readPage } from './readPage.ts'
import { isRefused } from './toOutage.ts'

const newestFirst = { field: 'changedAt', direction: 'desc' } as const

export function createFirebaseAuditLog({ database, call }: FirebaseContext): AuditLog {
  const entries = collection(database, 'auditLog')
  return {
    list: (page) =>
      call(entries.path, () =>
        readPage(entries, newestFirst, page, (snapshot) =>
          decodeSnapshot(auditEntrySchema, snapshot),
        ),
      ),
  }
}

/**
 * Prepares an entry of the audit log. `add` writes it in the transaction of the change, whose document must
 * store the entry's `id`.
 */
export async function prepareAuditEntry({ auth, database }: FirebaseContext) {
  const { uid, email } = await signedInUser(auth)
  const entry: DocumentReference = doc(collection(database, 'auditLog'))
  return {
    id: entry.id,
    add(transaction: Transaction, change: Readonly<Record<string, unknown>>): void {
      transaction.set(entry, {
        ...change,
        by: uid,
        byEmail: email,
        changedAt: serverTimestamp(),
      })
    },
  }
}

/**
 * Awaits a change that needs a recent sign-in. The rules decide whether the last one is recent, since the
 * browser's clock may be wrong. When they refuse the change, a new token shows whether that is the reason.
 */
export async function unlessSignInIsOld<E>(
  { auth }: FirebaseContext,
  change: Promise<Result<void, E>>,
): Promise<Result<void, E | RecentSignInRequired>> {
  try {
    return await change
  } catch (error) {
    if (!isRefused(error) || (await hasRecentSignIn(await signedInUser(auth)))) throw error
    return err('recent-sign-in-required')
  }
}

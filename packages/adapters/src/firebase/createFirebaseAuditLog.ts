import { auditEntrySchema, type AuditLog } from '@storefront/domain'
import { collection } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { readPage } from './readPage.ts'

const newestFirst = { field: 'changedAt', direction: 'desc' } as const

export function createFirebaseAuditLog({ database, call, log }: FirebaseContext): AuditLog {
  const entries = collection(database, 'auditLog')
  return {
    list: (page) =>
      call(entries.path, () =>
        readPage(
          entries,
          newestFirst,
          page,
          (snapshot) => decodeSnapshot(auditEntrySchema, snapshot),
          log,
        ),
      ),
  }
}

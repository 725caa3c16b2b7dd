import {
  auditEntrySchema,
  recentSignInMinutes,
  type AuditEntry,
  type AuditLog,
} from '@storefront/domain'

import { decodeDocument, type DocumentFields } from '../documents/decodeDocument.ts'
import { signedInAccount } from './auth/embeddedAccounts.ts'
import { requireAdmin } from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import type { EmbeddedDatabase } from './EmbeddedDatabase.ts'
import { createSortedReader, pageOf, type SortOrder } from './pageOf.ts'

/** Entries of the same time are sorted by id. Times have the same number of digits until the year 2286. */
const newestFirst: SortOrder<AuditEntry> = {
  keyOf: ({ changedAt, id }) => `${changedAt} ${id}`,
  direction: 'desc',
}

export function createEmbeddedAuditLog(context: EmbeddedContext): AuditLog {
  const { store, call } = context
  return {
    list: (page) =>
      call(() => {
        requireAdmin(context, 'auditLog')
        return pageOf(sortedEntries(store.read().auditLog), newestFirst, page)
      }),
  }
}

const sortedEntries = createSortedReader(
  (id, stored) => decodeDocument(auditEntrySchema, `auditLog/${id}`, stored),
  newestFirst,
)

/** Adds an entry to the audit log, and returns its id for the changed document. */
export function addAuditEntry(
  context: EmbeddedContext,
  { auditLog }: EmbeddedDatabase,
  change: DocumentFields,
): string {
  const account = signedInAccount(context)
  const id = context.makeId()
  auditLog[id] = {
    ...change,
    by: account?.uid ?? '',
    byEmail: account?.email ?? '',
    changedAt: context.clock(),
  }
  return id
}

/** Whether the user has signed in within the time that changes of roles and of the bank account need. */
export function hasRecentSignIn({ session, clock }: EmbeddedContext): boolean {
  return clock() - session.signedInAt() < recentSignInMinutes * 60_000
}

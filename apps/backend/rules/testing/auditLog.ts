import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'

import { set, update, type Commit } from './commit.ts'
import { aBankDocument } from './documents.ts'
import { admin, type Person } from './people.ts'

const signature = (by: Person | null) => ({
  by: by?.uid ?? '',
  byEmail: by?.email ?? '',
  changedAt: serverTimestamp(),
})

interface RoleCommit {
  /** Who commits it. Default: `admin`. */
  readonly by?: Person | null
  /** The id of the entry in the audit log. */
  readonly entry?: string
  /** Further changes of the profile. */
  readonly changes?: DocumentData
}

/** Returns the commit that sets a person's role and adds the entry to the audit log. */
export const roleCommit = (
  { uid, email }: Person,
  role: string,
  { by = admin, entry = `${uid}-${role}`, changes = {} }: RoleCommit = {},
): Commit => ({
  [`users/${uid}`]: update({ role, auditEntry: entry, ...changes }),
  [`auditLog/${entry}`]: set({ kind: 'role', uid, email, role, ...signature(by) }),
})

/** Returns the commit that sets the bank account and adds the entry to the audit log. */
export const bankCommit = (
  document: DocumentData = aBankDocument(),
  by: Person | null = admin,
): Commit => ({
  'settings/bank': set(document),
  'auditLog/bank-1': set({
    kind: 'bankAccount',
    account: document['account'] ?? null,
    ...signature(by),
  }),
})

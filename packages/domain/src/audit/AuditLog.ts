import type { BankAccount } from '../orders/shopSettings.ts'
import type { Role } from '../session/role.ts'
import type { ListedPage, PageRequest } from '../shared/page.ts'

/** Which admin made a change, and when (ms since 1970). */
interface AuditFields {
  readonly id: string
  readonly by: string
  readonly byEmail: string
  readonly changedAt: number
}

/** An admin has set the role of the user `uid`. */
export interface RoleChange extends AuditFields {
  readonly kind: 'role'
  readonly uid: string
  readonly email: string
  readonly role: Role
}

/** An admin has set or removed the account for bank transfers. */
export interface BankAccountChange extends AuditFields {
  readonly kind: 'bankAccount'
  readonly before: BankAccount | null
  readonly account: BankAccount | null
}

export type AuditEntry = RoleChange | BankAccountChange

/**
 * Port: reads the collection `auditLog`. Each change of a role and of the bank account adds an entry in the same
 * commit; nobody can change or delete one. Failures are thrown as `Outage`.
 */
export interface AuditLog {
  /** For admins: the entries, newest first. */
  list(page: PageRequest): Promise<ListedPage<AuditEntry>>
}

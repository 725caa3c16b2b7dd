import { describe, expect, it } from 'vitest'

import { aBankAccount } from '../testing/builders.ts'
import { auditEntrySchema } from './auditEntrySchema.ts'

const written = { id: 'e1', by: 'admin', byEmail: 'admin@example.com', changedAt: 1 }
const role = { ...written, kind: 'role', uid: 'rosa', email: 'rosa@example.com', role: 'admin' }
const bank = { ...written, kind: 'bankAccount', before: null, account: aBankAccount() }

describe('auditEntrySchema', () => {
  it.each([role, bank, { ...bank, before: aBankAccount(), account: null }])('reads %j', (entry) => {
    expect(auditEntrySchema.parse(entry)).toEqual(entry)
  })

  it.each([
    { ...role, role: 'owner' },
    { ...role, kind: 'bankAccount' },
    { ...bank, account: {} },
    { ...bank, before: undefined },
    { ...bank, changedAt: null },
  ])('refuses %j', (entry) => {
    expect(auditEntrySchema.safeParse(entry).success).toBe(false)
  })
})

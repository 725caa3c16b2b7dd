import * as z from 'zod/mini'

import { bankAccountSchema } from '../orders/shopSettingsSchema.ts'
import { roles } from '../session/role.ts'
import type { AuditEntry } from './AuditLog.ts'

const fields = { id: z.string(), by: z.string(), byEmail: z.string(), changedAt: z.number() }

/** Decodes a document of `auditLog` and its id; `changedAt` is ms since 1970. */
export const auditEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...fields,
    kind: z.literal('role'),
    uid: z.string(),
    email: z.string(),
    role: z.literal(roles),
  }),
  z.object({
    ...fields,
    kind: z.literal('bankAccount'),
    before: z.nullable(bankAccountSchema),
    account: z.nullable(bankAccountSchema),
  }),
]) satisfies z.ZodMiniType<AuditEntry>

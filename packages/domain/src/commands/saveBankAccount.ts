import * as z from 'zod/mini'

import { auditEntryRef, bankRef, settingsRef } from '../documents.ts'
import { bankAccountSchema, newBankAccountSchema } from '../orders/shopSettingsSchema.ts'
import { hasRecentSignIn } from '../session/recentSignIn.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { isSame } from '../shared/isSame.ts'
import { err } from '../shared/result.ts'

/**
 * An admin who has signed in recently sets the account for transfers, or removes it; a line in the audit log
 * says so. Without an account transfers are no longer offered. Orders that were placed before keep the account they
 * were placed with. Refusals: `settings-changed` if somebody has changed it since it was seen, `recent-sign-in-required`.
 */
export const saveBankAccount = defineCommand({
  name: 'saveBankAccount',
  by: 'admin',
  input: z.strictObject({
    seen: z.nullable(bankAccountSchema),
    account: z.nullable(newBankAccountSchema),
  }),
  reads: (_, { caller, now }) => ({
    bank: bankRef,
    settings: settingsRef,
    entry: auditEntryRef(`${now}-bank-${caller.uid}`),
  }),
  decide: ({ seen, account: changed }, { bank, settings }, { caller, now }) => {
    const stored = bank?.account ?? null
    if (isSame(stored, changed)) return already(stored)
    if (!isSame(stored, seen)) return err('settings-changed')
    if (!hasRecentSignIn(caller, now)) return err('recent-sign-in-required')
    return decided(changed, [
      save(bankRef.path, { account: changed, updatedAt: now }),
      ...(changed === null && settings !== null
        ? [
            save(settingsRef.path, {
              transferOffered: false,
              // Orders can always be paid in some way.
              onDeliveryOffered: true,
              updatedAt: now,
            }),
          ]
        : []),
      save(auditEntryRef(`${now}-bank-${caller.uid}`).path, {
        kind: 'bankAccount',
        account: changed,
        by: caller.uid,
        byEmail: caller.email,
        changedAt: now,
      }),
    ])
  },
})

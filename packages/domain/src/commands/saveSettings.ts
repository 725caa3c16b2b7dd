import * as z from 'zod/mini'

import { auditEntryRef, bankRef, settingsRef } from '../documents.ts'
import {
  contactE164Of,
  defaultShopSettings,
  paymentMethodsFor,
  type AdminSettings,
} from '../orders/shopSettings.ts'
import { editedSettingsSchema } from '../orders/shopSettingsSchema.ts'
import { hasRecentSignIn } from '../session/recentSignIn.ts'
import { already, changed, decided, defineCommand, save } from '../shared/command.ts'
import { isSame } from '../shared/isSame.ts'
import { err } from '../shared/result.ts'
import { editedOnce } from '../shared/versioned.ts'
import { versionSchema } from '../shared/versionedSchema.ts'

/**
 * An admin changes the settings with the account for transfers, and is answered with all of them. Refusals: `changed`,
 * `bank-account-missing` for transfers, `payment-missing` without any way to pay, `recent-sign-in-required` for another account.
 */
export const saveSettings = defineCommand({
  name: 'saveSettings',
  by: 'admin',
  input: z.strictObject({ version: versionSchema, settings: editedSettingsSchema }),
  reads: (_, { press }) => ({
    settings: settingsRef,
    bank: bankRef,
    entry: auditEntryRef(press),
  }),
  decide: ({ version, settings: edited }, { settings, bank, entry }, context) => {
    const { caller, press, now, readTelephone } = context
    const shop = settings ?? defaultShopSettings
    const stored: AdminSettings = { ...shop, bankAccount: bank?.account ?? null }
    if (stored.lastPress === press) return already(stored)
    // The press of a line in the audit log has done its work: another one would replace the line.
    if (stored.version !== version || entry !== null) return changed(stored)
    const { bankAccount } = edited
    if (edited.transferOffered && bankAccount === null) return err('bank-account-missing')
    if (paymentMethodsFor('', edited).length === 0) return err('payment-missing')
    const isOtherAccount = !isSame(stored.bankAccount, bankAccount)
    if (isOtherAccount && !hasRecentSignIn(caller, now)) return err('recent-sign-in-required')
    const saved: AdminSettings = {
      ...edited,
      contactE164: contactE164Of(edited.contact, readTelephone),
      ...editedOnce(stored, press),
    }
    const { bankAccount: _, ...publicSettings } = saved
    return decided(saved, [
      save(settingsRef.path, { ...publicSettings, updatedAt: now }),
      ...(isOtherAccount
        ? [
            save(bankRef.path, { account: bankAccount, updatedAt: now }),
            save(auditEntryRef(press).path, {
              kind: 'bankAccount',
              before: stored.bankAccount,
              account: bankAccount,
              by: caller.uid,
              byEmail: caller.email,
              changedAt: now,
            }),
          ]
        : []),
    ])
  },
})

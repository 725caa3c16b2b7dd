import * as z from 'zod/mini'

import { bankRef, settingsRef } from '../documents.ts'
import {
  contactE164Of,
  defaultShopSettings,
  paymentMethodsFor,
  type ShopSettings,
} from '../orders/shopSettings.ts'
import { seenSettingsSchema, someSettingsSchema } from '../orders/shopSettingsSchema.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { remainingChanges } from '../shared/remainingChanges.ts'
import { err } from '../shared/result.ts'

/**
 * An admin changes public settings. It answers with all of them. Refusals: `settings-changed` if somebody has changed
 * one of the same settings since they were seen, `bank-account-missing` for transfers without an account,
 * `payment-missing` if orders could not be paid in any way.
 */
export const saveSettings = defineCommand({
  name: 'saveSettings',
  by: 'admin',
  input: z.strictObject({ seen: seenSettingsSchema, changes: someSettingsSchema }),
  reads: () => ({ settings: settingsRef, bank: bankRef }),
  decide: ({ seen, changes }, { settings, bank }, { now, readTelephone }) => {
    const stored = settings ?? defaultShopSettings
    const remaining = remainingChanges<ShopSettings>(stored, seen, changes)
    if (remaining === null) return err('settings-changed')
    if (settings !== null && Object.keys(remaining).length === 0) return already(stored)
    const edited = { ...stored, ...remaining }
    const saved: ShopSettings = {
      ...edited,
      contactE164: contactE164Of(edited.contact, readTelephone),
    }
    const hasAccount = bank !== null && bank.account !== null
    if (saved.transferOffered && !hasAccount) return err('bank-account-missing')
    if (paymentMethodsFor('', saved).length === 0) return err('payment-missing')
    return decided(saved, [save(settingsRef.path, { ...saved, updatedAt: now })])
  },
})

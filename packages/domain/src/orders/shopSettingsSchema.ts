import * as z from 'zod/mini'

import { profileFields } from '../account/profile.ts'
import { maxPriceCents } from '../money/money.ts'
import { maxEmailLength } from '../shared/textFields.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import {
  bankAccountKinds,
  settingsBounds,
  type BankAccount,
  type ShopSettings,
} from './shopSettings.ts'

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength))
const requiredText = (maxLength: number) => text(maxLength).check(z.minLength(1))
const cents = wholeNumberSchema(0, maxPriceCents)
const days = (max: number) => wholeNumberSchema(1, max)
const time = z.number()
const telephone = text(profileFields.telefono.maxLength)

const fields = {
  shippingCents: cents,
  freeShippingFromCents: z.nullable(cents),
  salesPaused: z.boolean(),
  salesPausedMessage: z.strictObject({
    es: text(settingsBounds.message),
    en: text(settingsBounds.message),
  }),
  plannedPause: z.nullable(
    z
      .strictObject({ startsAt: time, endsAt: time })
      .check(z.refine(({ startsAt, endsAt }) => startsAt < endsAt)),
  ),
  maxBottlesPerOrder: days(settingsBounds.bottles),
  pendingDays: days(settingsBounds.pendingDays),
  deliveryDays: z.nullable(
    z
      .strictObject({
        from: days(settingsBounds.deliveryDays),
        to: days(settingsBounds.deliveryDays),
      })
      .check(z.refine(({ from, to }) => from <= to)),
  ),
  transferOffered: z.boolean(),
  transferDays: z.nullable(days(settingsBounds.transferDays)),
  lettersOn: z.boolean(),
  contact: z.strictObject({
    email: text(maxEmailLength),
    phone: telephone,
    whatsapp: telephone,
  }),
  owner: z.strictObject({
    legalName: text(settingsBounds.legalName),
    ruc: text(13),
    address: text(settingsBounds.address),
    returnDays: z.nullable(days(settingsBounds.returnDays)),
  }),
}

/**
 * Decodes `settings/shop`; amounts are stored in cents, times are ms since 1970.
 *
 * In a separate file, so that pages can use the functions on settings without loading zod.
 */
export const shopSettingsSchema = z.object(fields) satisfies z.ZodMiniType<ShopSettings>

/** Some of the settings, and no other field. */
export const someSettingsSchema = z.partial(z.strictObject(fields))

/** Decodes an account for transfers, and refuses one that is incomplete. */
export const bankAccountSchema = z.strictObject({
  bank: requiredText(settingsBounds.bank),
  kind: z.literal(bankAccountKinds),
  number: requiredText(settingsBounds.accountNumber),
  holder: requiredText(settingsBounds.holder),
  holderId: requiredText(settingsBounds.holderId),
}) satisfies z.ZodMiniType<BankAccount>

/** Decodes `settings/bank`. */
export const bankSettingsSchema = z.object({ account: z.nullable(bankAccountSchema) })

import * as z from 'zod/mini'

import { profileFields } from '../account/profile.ts'
import { maxPriceCents } from '../money/money.ts'
import { maxEmailLength } from '../shared/textFields.ts'
import { textSchema } from '../shared/textSchema.ts'
import { versionedFields } from '../shared/versionedSchema.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import { provinces } from './address.ts'
import {
  accountNumberIn,
  bankAccountKinds,
  isHolderId,
  reviewedParts,
  settingsBounds,
  type BankAccount,
  type EditedSettings,
  type ShopSettings,
} from './shopSettings.ts'

const cents = wholeNumberSchema(0, maxPriceCents)
const days = (max: number) => wholeNumberSchema(1, max)
const time = z.number()
const telephone = textSchema(profileFields.telefono.maxLength)

const deliveryDays = z.nullable(
  z
    .strictObject({
      from: days(settingsBounds.deliveryDays),
      to: days(settingsBounds.deliveryDays),
    })
    .check(z.refine(({ from, to }) => from <= to)),
)

const fields = {
  shippingCents: wholeNumberSchema(0, settingsBounds.shippingCents),
  freeShippingFromCents: z.nullable(cents),
  provinceTerms: z.readonly(
    z
      .array(
        z.strictObject({
          province: z.literal(provinces),
          shippingCents: z.nullable(wholeNumberSchema(0, settingsBounds.shippingCents)),
          deliveryDays,
          onDeliveryOffered: z.boolean(),
        }),
      )
      .check(
        z.refine((terms) => new Set(terms.map(({ province }) => province)).size === terms.length, {
          error: 'A province has its terms once',
        }),
      ),
  ),
  pickupAddress: textSchema(settingsBounds.address),
  pause: z.nullable(
    z
      .strictObject({ startsAt: time, endsAt: z.nullable(time) })
      .check(z.refine(({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt)),
  ),
  pauseMessage: z.strictObject({
    es: textSchema(settingsBounds.message),
    en: textSchema(settingsBounds.message),
  }),
  maxBottlesPerOrder: days(settingsBounds.bottles),
  pendingDays: days(settingsBounds.pendingDays),
  lowStock: wholeNumberSchema(0, settingsBounds.lowStock),
  deliveryDays,
  transferOffered: z.boolean(),
  onDeliveryOffered: z.boolean(),
  transferDays: z.nullable(days(settingsBounds.transferDays)),
  lettersOn: z.boolean(),
  contact: z.strictObject({
    email: textSchema(maxEmailLength),
    phone: telephone,
    whatsapp: telephone,
  }),
  owner: z.strictObject({
    legalName: textSchema(settingsBounds.legalName),
    ruc: textSchema(13),
    address: textSchema(settingsBounds.address),
    returnDays: z.nullable(days(settingsBounds.returnDays)),
  }),
  reviewed: z.readonly(z.array(z.literal(reviewedParts)).check(z.maxLength(reviewedParts.length))),
}

/**
 * Decodes `settings/shop`; amounts are stored in cents, times are ms since 1970.
 *
 * In a separate file, so that pages can use the functions on settings without loading zod.
 */
export const shopSettingsSchema = z.object({
  ...versionedFields,
  ...fields,
  contactE164: z.object({ phone: z.string(), whatsapp: z.string() }),
}) satisfies z.ZodMiniType<ShopSettings>

/** Decodes an account for transfers, and refuses one that is incomplete. */
export const bankAccountSchema = z.strictObject({
  bank: textSchema(settingsBounds.bank, 1),
  kind: z.literal(bankAccountKinds),
  number: textSchema(settingsBounds.accountNumber, 1),
  holder: textSchema(settingsBounds.holder, 1),
  holderId: textSchema(settingsBounds.holderId, 1),
}) satisfies z.ZodMiniType<BankAccount>

/** An account that an admin sets: a number and an id that a bank takes, as the form checks them. */
const newBankAccountSchema = bankAccountSchema.check(
  z.refine(({ number }) => accountNumberIn(number) === number, { path: ['number'] }),
  z.refine(({ holderId }) => isHolderId(holderId), { path: ['holderId'] }),
)

/** Checks all settings that an admin saves. */
export const editedSettingsSchema = z.strictObject({
  ...fields,
  bankAccount: z.nullable(newBankAccountSchema),
}) satisfies z.ZodMiniType<EditedSettings>

/** Decodes `settings/bank`. */
export const bankSettingsSchema = z.object({
  account: z.nullable(bankAccountSchema),
  /** The last press that gave the account to open transfers, and to how many. */
  corrected: z.optional(z.object({ press: z.string(), orders: wholeNumberSchema(0) })),
})

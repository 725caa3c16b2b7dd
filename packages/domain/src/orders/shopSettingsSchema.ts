import * as z from 'zod/mini'

import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import { bankAccountKinds, defaultShopSettings, type ShopSettings } from './shopSettings.ts'

const cents = wholeNumberSchema(0)
const count = wholeNumberSchema(1)

const { salesPausedMessage, maxBottlesPerOrder, verifiedEmailOnly, pendingDays } =
  defaultShopSettings
const { lettersOn, contact, owner } = defaultShopSettings

/** Null until the owner fills it in; settings stored before the field existed lack it. */
function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null)
}

/**
 * Decodes `settings/shop`; amounts are stored in cents, times are ms since 1970.
 *
 * In a separate file, so that pages can use the functions on settings without loading zod.
 */
export const shopSettingsSchema = z.object({
  shippingCents: cents,
  freeShippingFromCents: z.nullable(cents),
  salesPaused: z.boolean(),
  salesPausedMessage: z._default(z.object({ es: z.string(), en: z.string() }), salesPausedMessage),
  plannedPause: optional(z.object({ startsAt: z.number(), endsAt: z.number() })),
  maxBottlesPerOrder: z._default(count, maxBottlesPerOrder),
  verifiedEmailOnly: z._default(z.boolean(), verifiedEmailOnly),
  pendingDays: z._default(count, pendingDays),
  deliveryDays: optional(z.object({ from: count, to: count })),
  // Settings stored before this field existed offer transfers.
  transferOffered: z._default(z.boolean(), true),
  transferDays: optional(count),
  lettersOn: z._default(z.boolean(), lettersOn),
  contact: z._default(
    z.object({ email: z.string(), phone: z.string(), whatsapp: z.string() }),
    contact,
  ),
  owner: z._default(
    z.object({
      legalName: z.string(),
      ruc: z.string(),
      address: z.string(),
      returnDays: z.nullable(count),
    }),
    owner,
  ),
}) satisfies z.ZodMiniType<ShopSettings>

export const bankAccountSchema = z.object({
  bank: z.string(),
  kind: z.literal(bankAccountKinds),
  number: z.string(),
  holder: z.string(),
  holderId: z.string(),
})
const bankAccount = optional(bankAccountSchema)

/** Decodes `settings/bank`. */
export const bankSettingsSchema = z.object({ account: bankAccount })

/** Decodes the account in a `settings/shop` that was stored before `settings/bank` existed. */
export const oldBankSettingsSchema = z.object({ bankAccount })

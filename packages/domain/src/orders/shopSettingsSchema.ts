import * as z from 'zod/mini'

import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import { defaultShopSettings, type ShopSettings } from './shopSettings.ts'

const cents = wholeNumberSchema(0)

/**
 * Decodes `settings/shop`; amounts are stored in cents.
 *
 * In a file of its own, as the product's is: pages that ask about shipping load no zod with it.
 */
export const shopSettingsSchema = z.object({
  shippingCents: cents,
  freeShippingFromCents: z.nullable(cents),
  salesPaused: z.boolean(),
  salesPausedMessage: z._default(
    z.object({ es: z.string(), en: z.string() }),
    defaultShopSettings.salesPausedMessage,
  ),
}) satisfies z.ZodMiniType<ShopSettings>

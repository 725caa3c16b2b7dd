import * as z from 'zod/mini'

import { orderStatuses } from './order.ts'
import type { SeenState } from './orderSteps.ts'
import { settingsBounds } from './shopSettings.ts'

const time = z.nullable(z.number())

/** Decodes the state of an order that an admin had before their eyes. Times are ms since 1970. */
export const seenStateSchema = z.strictObject({
  status: z.literal(orderStatuses),
  paymentReceivedAt: time,
  refundedAt: time,
  shippedAt: time,
  deliveredAt: time,
  totalCents: z.int(),
  pickupAddress: z.string().check(z.maxLength(settingsBounds.address)),
}) satisfies z.ZodMiniType<SeenState>

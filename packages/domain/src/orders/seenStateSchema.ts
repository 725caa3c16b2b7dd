import * as z from 'zod/mini'

import { orderStatuses } from './order.ts'
import type { SeenState } from './orderSteps.ts'

const time = z.nullable(z.number())

/** Decodes the state of an order that an admin had before their eyes. Times are ms since 1970. */
export const seenStateSchema = z.strictObject({
  status: z.literal(orderStatuses),
  paymentReceivedAt: time,
  refundedAt: time,
  shippedAt: time,
  deliveredAt: time,
  editedAt: time,
}) satisfies z.ZodMiniType<SeenState>

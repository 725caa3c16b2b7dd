import * as z from 'zod/mini'

import { orderRef } from '../documents.ts'
import type { Order } from '../orders/order.ts'
import { orderFields } from '../orders/orderSchema.ts'
import { canTrack, trackingLength } from '../orders/tracking.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { isSame } from '../shared/isSame.ts'
import { err } from '../shared/result.ts'
import { textSchema } from '../shared/textSchema.ts'

/** A carrier, which is required, and the parcel's number there. */
export const trackingSchema = z.strictObject({
  carrier: textSchema(trackingLength.carrier, 1),
  number: textSchema(trackingLength.number),
})

/**
 * An admin stores who carries a shipped order, and its number there. It answers with the order. Refusals:
 * `order-not-found`, `order-changed` if it has not left (any more), or is picked up, or if somebody has changed the
 * tracking since it was seen.
 */
export const setTracking = defineCommand({
  name: 'setTracking',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    seen: z.nullable(trackingSchema),
    tracking: trackingSchema,
  }),
  reads: ({ id }) => ({ order: orderRef(id) }),
  decide: ({ seen, tracking }, { order }, { caller, now }) => {
    if (order === null) return err('order-not-found')
    if (!canTrack(order)) return err('order-changed')
    if (isSame(order.tracking, tracking)) return already(order)
    if (!isSame(order.tracking, seen)) return err('order-changed')
    const tracked: Order = {
      ...order,
      tracking,
      updatedAt: now,
      activity: [...order.activity, { kind: 'tracked', by: caller.uid, at: now }],
    }
    return decided(tracked, [save(orderRef(order.id).path, orderFields(tracked))])
  },
})

import * as z from 'zod/mini'

import { letterRefs, orderRef, settingsRef } from '../documents.ts'
import { lettersToWrite } from '../letters/lettersToWrite.ts'
import { maxPriceCents } from '../money/money.ts'
import type { Order } from '../orders/order.ts'
import { orderFields } from '../orders/orderSchema.ts'
import { isInState } from '../orders/orderSteps.ts'
import { seenStateSchema } from '../orders/seenStateSchema.ts'
import { defaultShopSettings } from '../orders/shopSettings.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import { textSchema } from '../shared/textSchema.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import { maxReasonLength } from './enterOrder.ts'

/**
 * An admin records that a part of the money was given back, and why, whatever became of the order. It settles what has
 * to be refunded of one that goes no further. It answers with the order. Refusals: `order-not-found`,
 * `order-changed` if it has moved since it was seen, `refund-too-high` if less was received.
 */
export const refundOrder = defineCommand({
  name: 'refundOrder',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    seen: seenStateSchema,
    cents: wholeNumberSchema(1, maxPriceCents),
    reason: textSchema(maxReasonLength, 1),
  }),
  reads: ({ id }) => ({ order: orderRef(id), letters: letterRefs(id), settings: settingsRef }),
  decide: ({ seen, cents, reason }, { order, letters, settings }, { caller, now }) => {
    if (order === null) return err('order-not-found')
    if (!isInState(order, seen)) {
      const last = order.activity.findLast(({ kind }) => kind === 'refunded')
      const isSame = last?.by === caller.uid && last.cents === cents && last.text === reason
      const isSince = last?.at === order.refundedAt && order.refundedAt !== seen.refundedAt
      return isSame && isSince ? already(order) : err('order-changed')
    }
    if (cents > order.receivedCents - order.refundedCents) return err('refund-too-high')
    const after: Order = {
      ...order,
      refundedAt: now,
      refundedCents: order.refundedCents + cents,
      updatedAt: now,
      activity: [
        ...order.activity,
        { kind: 'refunded', by: caller.uid, at: now, cents, text: reason },
      ],
    }
    return decided(after, [
      save(orderRef(order.id).path, orderFields(after)),
      ...lettersToWrite(letters, order, after, settings ?? defaultShopSettings, now),
    ])
  },
})

import * as z from 'zod/mini'

import { letterRefs, orderRef, settingsRef } from '../documents.ts'
import { corrections, steps } from '../orders/order.ts'
import { canTakeStep, isInState, isStepTaken } from '../orders/orderSteps.ts'
import { seenStateSchema } from '../orders/seenStateSchema.ts'
import { defaultShopSettings } from '../orders/shopSettings.ts'
import { already, decided, defineCommand } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import { trackingSchema } from './setTracking.ts'
import { productsOf, stepWrites } from './stepWrites.ts'

/**
 * An admin takes a step of an order, or corrects one. It answers with the order after it; `already` if somebody has
 * taken the same step before, in which case a tracking number that came with it is not stored. Refusals:
 * `order-changed` if the order's money or goods have moved since it was seen, `step-impossible`.
 */
export const takeStep = defineCommand({
  name: 'takeStep',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    step: z.literal([...steps, ...corrections]),
    /** The state that the admin had before their eyes. */
    seen: seenStateSchema,
    /** With `shipped`: stored in the same commit, unless the order is picked up. */
    tracking: z.nullable(trackingSchema),
    /** With `returned`: whether its bottles go back into the stock. Default: they do. */
    restocked: z.optional(z.boolean()),
  }),
  reads: ({ id }) => ({ order: orderRef(id), letters: letterRefs(id), settings: settingsRef }),
  alsoReads: (_, { order }) => productsOf(order),
  decide: ({ step, seen, tracking, restocked = true }, documents, { caller, now }) => {
    const { order } = documents
    if (order === null) return err('order-not-found')
    if (isStepTaken(order, step)) return already(order)
    if (!isInState(order, seen)) return err('order-changed')
    if (!canTakeStep(order, step, 'admin')) return err('step-impossible')
    const settings = documents.settings ?? defaultShopSettings
    const isTracked = step === 'shipped' && order.pickupAddress === ''
    const tracked = isTracked && tracking !== null ? { ...order, tracking } : order
    const taken = stepWrites(
      { ...documents, order: tracked, settings },
      step,
      caller.uid,
      now,
      restocked,
    )
    return decided(taken.order, taken.writes)
  },
})

import * as z from 'zod/mini'

import { versionOf } from '../orders/order.ts'
import { defaultShopSettings } from '../orders/shopSettings.ts'
import { afterSteps } from '../orders/steps.ts'
import { stepSchema } from '../orders/stepSchema.ts'
import { already, changed, decided, defineCommand } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import { versionSchema } from '../shared/versionedSchema.ts'
import { heldProducts, isPressed, orderWrites, pressReads } from './orderWrites.ts'

/**
 * An admin takes a step of an order, or two at once: delivered and paid. It answers with the order after it. Refusals:
 * `order-not-found`, `changed` if something has happened to the order since it was seen, `step-impossible`.
 */
export const takeStep = defineCommand({
  name: 'takeStep',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    version: versionSchema,
    steps: z.readonly(z.array(stepSchema).check(z.minLength(1), z.maxLength(2))),
  }),
  reads: ({ id }, { press }) => pressReads(id, press),
  alsoReads: (_, { order }) => heldProducts(order),
  decide: ({ version, steps }, { order, products, settings }, { caller, press, now }) => {
    if (order === null) return err('order-not-found')
    if (isPressed(order, press)) return already(order)
    if (versionOf(order) !== version) return changed(order)
    const after = afterSteps(order, steps, { press, by: caller.uid, at: now })
    if (after === null) return err('step-impossible')
    const documents = { products, settings: settings ?? defaultShopSettings }
    return decided(after, orderWrites(after, press, documents, now))
  },
})

import * as z from 'zod/mini'

import { isCancelledByBuyer } from '../orders/order.ts'
import { defaultShopSettings } from '../orders/shopSettings.ts'
import { afterSteps } from '../orders/steps.ts'
import { already, changed, decided, defineCommand } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import {
  buyerOf,
  heldProducts,
  isBuyer,
  isPressed,
  orderWrites,
  pressReads,
} from './orderWrites.ts'

/**
 * A buyer cancels their own order while it is new and unpaid; the id of an order without an account is the permission,
 * also after it has joined one. Refusals: `order-not-found`, also for somebody else's, and `changed`.
 */
export const cancelOrder = defineCommand({
  name: 'cancelOrder',
  by: 'anyone',
  input: z.strictObject({ id: idSchema }),
  reads: ({ id }, { press }) => pressReads(id, press),
  alsoReads: (_, { order }) => heldProducts(order),
  decide: (_, { order, products, settings }, { caller, press, now }) => {
    if (!isBuyer(order, caller)) return err('order-not-found')
    if (isPressed(order, press)) return already(order)
    const by = buyerOf(order, caller)
    const after = isCancelledByBuyer(order)
      ? afterSteps(order, [{ kind: 'cancelled' }], { press, by, at: now })
      : null
    if (after === null) return changed(order)
    const documents = { products, settings: settings ?? defaultShopSettings }
    return decided(after, orderWrites(after, press, documents, now))
  },
})

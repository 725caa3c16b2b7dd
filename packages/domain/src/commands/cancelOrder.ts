import * as z from 'zod/mini'

import { letterRefs, orderRef, settingsRef } from '../documents.ts'
import { guestActor } from '../orders/order.ts'
import { canTakeStep, isStepTaken } from '../orders/orderSteps.ts'
import { defaultShopSettings } from '../orders/shopSettings.ts'
import { already, decided, defineCommand } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import { productsOf, stepWrites } from './stepWrites.ts'

/**
 * A buyer cancels their own order while it is new and unpaid; of an order without an account its id is the
 * permission. Refusals: `order-not-found`, also for somebody else's, and `order-changed`.
 */
export const cancelOrder = defineCommand({
  name: 'cancelOrder',
  by: 'anyone',
  input: z.strictObject({ id: idSchema }),
  reads: ({ id }) => ({ order: orderRef(id), letters: letterRefs(id), settings: settingsRef }),
  alsoReads: (_, { order }) => productsOf(order),
  decide: (_, documents, { caller, now }) => {
    const { order } = documents
    const isOwn = order !== null && (order.uid === null || order.uid === caller?.uid)
    if (!isOwn) return err('order-not-found')
    if (isStepTaken(order, 'cancelled')) return already(order)
    if (!canTakeStep(order, 'cancelled', 'user')) return err('order-changed')
    const settings = documents.settings ?? defaultShopSettings
    const by = caller?.uid ?? guestActor
    const taken = stepWrites({ ...documents, order, settings }, 'cancelled', by, now)
    return decided(taken.order, taken.writes)
  },
})

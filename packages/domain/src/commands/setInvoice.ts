import * as z from 'zod/mini'

import { orderRef } from '../documents.ts'
import type { Order } from '../orders/order.ts'
import { maxInvoiceLength, orderFields } from '../orders/orderSchema.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import { textSchema } from '../shared/textSchema.ts'

/**
 * An admin notes the number of an order's invoice, or removes it. It answers with the order. Refusals:
 * `order-not-found`, `order-changed` if somebody has changed the number since it was seen.
 */
export const setInvoice = defineCommand({
  name: 'setInvoice',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    seen: textSchema(maxInvoiceLength),
    invoice: textSchema(maxInvoiceLength),
  }),
  reads: ({ id }) => ({ order: orderRef(id) }),
  decide: ({ seen, invoice }, { order }, { caller, now }) => {
    if (order === null) return err('order-not-found')
    if (order.invoice === invoice) return already(order)
    if (order.invoice !== seen) return err('order-changed')
    const after: Order = {
      ...order,
      invoice,
      updatedAt: now,
      activity: [...order.activity, { kind: 'invoiced', by: caller.uid, at: now, text: invoice }],
    }
    return decided(after, [save(orderRef(order.id).path, orderFields(after))])
  },
})

import * as z from 'zod/mini'

import { currency } from '../money/money.ts'
import type { Fields } from '../shared/command.ts'
import { languages } from '../shared/language.ts'
import { customerSchema } from './customerSchema.ts'
import { activityKinds, orderStatuses, paymentMethods, type Order } from './order.ts'
import { moneyOf } from './orderSteps.ts'
import { searchTermsOf } from './searchTerms.ts'
import { bankAccountSchema } from './shopSettingsSchema.ts'

const cents = z.int().check(z.nonnegative())

/** Null until it happens. */
const time = z.nullable(z.number())

/**
 * Decodes `orders/{id}`; `id` is the document's id, times are ms since 1970.
 *
 * In a separate file, so that pages can use the functions on orders without loading zod.
 */
export const orderSchema = z.object({
  id: z.string(),
  number: z.string(),
  uid: z.nullable(z.string()),
  items: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      quantity: z.int().check(z.positive()),
      unitPriceCents: cents,
    }),
  ),
  subtotalCents: cents,
  shippingCents: cents,
  totalCents: cents,
  currency: z.literal(currency),
  status: z.literal(orderStatuses),
  paymentMethod: z.literal(paymentMethods),
  bankAccount: z.nullable(bankAccountSchema),
  paymentReceivedAt: time,
  refundedAt: time,
  language: z.literal(languages),
  tracking: z.nullable(z.object({ carrier: z.string(), number: z.string() })),
  activity: z.array(z.object({ kind: z.literal(activityKinds), by: z.string(), at: z.number() })),
  customer: customerSchema,
  notes: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  shippedAt: time,
  deliveredAt: time,
  cancelledAt: time,
}) satisfies z.ZodMiniType<Order>

/**
 * The fields to store for an order; its id is the document's. `money` and `searchTerms` are there for queries,
 * which cannot compute them.
 */
export function orderFields(order: Order): Fields {
  const { id: _, ...fields } = order
  return { ...fields, money: moneyOf(order), searchTerms: searchTermsOf(order.customer) }
}

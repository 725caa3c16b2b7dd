import * as z from 'zod/mini'

import { currency } from '../money/money.ts'
import type { Fields } from '../shared/command.ts'
import { languages } from '../shared/language.ts'
import { customerSchema } from './customerSchema.ts'
import { activityKinds, editedFields, orderStatuses, type Order } from './order.ts'
import { summedAmountsOf } from './orderFilter.ts'
import { moneyOf } from './orderMoney.ts'
import { owedOf } from './owed.ts'
import { paymentMethods } from './paymentMethod.ts'
import { orderTermsOf } from './searchTerms.ts'
import { bankAccountSchema } from './shopSettingsSchema.ts'

const cents = z.int().check(z.nonnegative())

/** Null until it happens. */
const time = z.nullable(z.number())

/** The maximum length of an invoice's number in UTF-16 characters. */
export const maxInvoiceLength = 30

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
  receivedCents: cents,
  refundedAt: time,
  refundedCents: cents,
  invoice: z.string(),
  language: z.literal(languages),
  tracking: z.nullable(z.object({ carrier: z.string(), number: z.string() })),
  activity: z.array(
    z.object({
      kind: z.literal(activityKinds),
      by: z.string(),
      at: z.number(),
      cents: z.optional(z.int()),
      text: z.optional(z.string()),
      restocked: z.optional(z.boolean()),
      edited: z.optional(z.array(z.literal(editedFields))),
    }),
  ),
  pickupAddress: z.string(),
  customer: customerSchema,
  notes: z.string(),
  giftNote: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  shippedAt: time,
  deliveredAt: time,
  cancelledAt: time,
  returnedAt: time,
}) satisfies z.ZodMiniType<Order>

/**
 * The fields to store for an order; its id is the document's. `money`, `owed`, `owedCents` and `searchTerms` are there for
 * queries, which cannot compute them.
 */
export function orderFields(order: Order): Fields {
  const { id: _, ...fields } = order
  return {
    ...fields,
    money: moneyOf(order),
    owed: owedOf(order)?.kind ?? null,
    owedCents: summedAmountsOf(order).owedCents,
    searchTerms: orderTermsOf(order),
  }
}

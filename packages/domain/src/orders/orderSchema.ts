import * as z from 'zod/mini'

import { currency } from '../money/money.ts'
import { languages } from '../shared/language.ts'
import { activityKinds, orderStatuses, paymentMethods, type Order } from './order.ts'

const cents = z.int().check(z.nonnegative())

/** Null until it happens; old orders, placed before it was recorded, lack the field. */
const time = z._default(z.nullable(z.number()), null)

const storedOrderSchema = z.object({
  id: z.string(),
  number: z.optional(z.string()),
  uid: z.string(),
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
  paymentMethod: z._default(z.nullable(z.literal(paymentMethods)), null),
  paymentReceivedAt: time,
  refundedAt: time,
  language: z._default(z.nullable(z.literal(languages)), null),
  tracking: z._default(z.nullable(z.object({ carrier: z.string(), number: z.string() })), null),
  activity: z._default(
    z.record(
      z.string(),
      z.object({ kind: z.literal(activityKinds), by: z.string(), at: z.number() }),
    ),
    {},
  ),
  customer: z.object({
    nombre: z.string(),
    cedula: z.string(),
    email: z.string(),
    telefono: z.string(),
    direccion: z.string(),
  }),
  notes: z._default(z.string(), ''),
  createdAt: z.number(),
  updatedAt: z.number(),
  paidAt: time,
  shippedAt: time,
  deliveredAt: time,
  cancelledAt: time,
})

/**
 * Decodes `orders/{id}`; `id` is the document's id, times are ms since 1970. The number of an order placed
 * before numbers existed is its id.
 *
 * In a separate file, so that pages can use the functions on orders without loading zod.
 */
export const orderSchema = z.pipe(
  storedOrderSchema,
  z.transform(({ number, ...order }): Order => ({ ...order, number: number ?? order.id })),
) satisfies z.ZodMiniType<Order>

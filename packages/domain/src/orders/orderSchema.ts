import * as z from 'zod/mini'

import { currency } from '../money/money.ts'
import { type Order, orderStatuses } from './order.ts'

const cents = z.int().check(z.nonnegative())

/**
 * Decodes `orders/{id}`; the id is the document's own, times are ms since 1970.
 *
 * In a file of its own, as the product's is: pages that ask about an order load no zod with it.
 */
export const orderSchema = z.object({
  id: z.string(),
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
  status: z.enum(orderStatuses),
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
}) satisfies z.ZodMiniType<Order>

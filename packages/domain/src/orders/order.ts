import * as z from 'zod/mini'

import { type Cents, currency } from '../money/money.ts'

export const orderStatuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Different products in one order at most: what the database's rules can check in one commit. */
export const maxOrderLines = 8

/** Characters of the buyer's notes at most. */
export const maxNotesLength = 500

export interface OrderLine {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly unitPriceCents: Cents
}

/** Whom and where to ship to; every field is required. */
export interface Customer {
  readonly nombre: string
  readonly cedula: string
  readonly email: string
  readonly telefono: string
  readonly direccion: string
}

/** What the buyer pays, in cents with IVA. */
export interface OrderTotals {
  readonly subtotalCents: Cents
  readonly shippingCents: Cents
  readonly totalCents: Cents
}

/** A placed order, `orders/{id}` (decisions, "Checkout and orders"). Times in ms since 1970. */
export interface Order extends OrderTotals {
  readonly id: string
  readonly uid: string
  readonly items: readonly OrderLine[]
  readonly currency: typeof currency
  readonly status: OrderStatus
  readonly customer: Customer
  readonly notes: string
  readonly createdAt: number
  readonly updatedAt: number
}

const cents = z.int().check(z.nonnegative())

/** Decodes `orders/{id}`; the id is the document's own, times are ms since 1970. */
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

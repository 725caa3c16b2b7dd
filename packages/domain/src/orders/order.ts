import type { Cents, currency } from '../money/money.ts'

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

/** Whom and where to ship to; every field is required to place an order. */
export interface Customer {
  readonly nombre: string
  readonly cedula: string
  readonly email: string
  readonly telefono: string
  readonly direccion: string
}

/** Whom an order was for whose buyer has deleted their account: its figures are kept, nobody in it. */
export const anonymisedCustomer: Customer = {
  nombre: '',
  cedula: '',
  email: '',
  telefono: '',
  direccion: '',
}

/** Whether its buyer has deleted their account. */
export function isAnonymised({ customer }: Pick<Order, 'customer'>): boolean {
  return customer.email === ''
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

import type { Cents, currency } from '../money/money.ts'

export const orderStatuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** A status that an order takes later; it begins as `pending`. */
export type LaterStatus = Exclude<OrderStatus, 'pending'>

/** How a buyer pays: by bank transfer, or in cash when the bottles arrive. */
export const paymentMethods = ['transfer', 'onDelivery'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

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

/** When an order took each later status, in ms since 1970; null while it has not, or nobody noted it. */
export type StatusTimes = { readonly [Status in LaterStatus as `${Status}At`]: number | null }

/** A placed order, `orders/{id}` (spec section 3.5). Times in ms since 1970. */
export interface Order extends OrderTotals, StatusTimes {
  readonly id: string
  readonly uid: string
  readonly items: readonly OrderLine[]
  readonly currency: typeof currency
  readonly status: OrderStatus
  /** Null in orders of before it was asked for. */
  readonly paymentMethod: PaymentMethod | null
  /** When an admin noted that the money is there; null while it is not. Apart from the status. */
  readonly paymentReceivedAt: number | null
  readonly customer: Customer
  readonly notes: string
  readonly createdAt: number
  readonly updatedAt: number
}

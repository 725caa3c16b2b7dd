import { currency } from '../money/money.ts'
import type { Language } from '../shared/language.ts'
import type { DraftLine, OrderDraft } from './draftOrder.ts'
import type { Customer, OrderLine, OrderTotals, PaymentMethod } from './order.ts'
import { searchTermsOf } from './searchTerms.ts'

/** The document of a new order, `orders/{id}`, without the two times that the backend sets. */
export interface StoredOrder extends OrderTotals {
  readonly number: string
  readonly uid: string
  readonly items: readonly OrderLine[]
  readonly currency: typeof currency
  readonly status: 'pending'
  readonly paymentMethod: PaymentMethod
  /** Stored from the start, because a query does not find a missing field. */
  readonly paymentReceivedAt: null
  readonly language: Language
  readonly customer: Customer
  /** Missing if it is empty. */
  readonly notes?: string
  /** The terms that an admin can find it by; missing if there are none. */
  readonly searchTerms?: readonly string[]
}

/**
 * The document to store for a draft; its id is not a field but the document's id.
 *
 * @param number the number that people read: the first ten hexadecimal digits of the SHA-256 of the id, in
 * upper case. The database's rules refuse any other.
 */
export function toStoredOrder(draft: OrderDraft, number: string): StoredOrder {
  const { id: _, items, notes, ...rest } = draft
  const searchTerms = searchTermsOf(draft.customer)
  return {
    ...rest,
    number,
    items: items.map(toOrderLine),
    currency,
    status: 'pending',
    paymentReceivedAt: null,
    ...(notes === '' ? {} : { notes }),
    ...(searchTerms.length === 0 ? {} : { searchTerms }),
  }
}

function toOrderLine({ productId, name, quantity, unitPriceCents }: DraftLine): OrderLine {
  return { productId, name, quantity, unitPriceCents }
}

/** What the buyer ordered: the fields that an order shares with its draft. */
type OrderContent = Omit<OrderDraft, 'id' | 'items' | 'paymentMethod' | 'language'> & {
  readonly items: readonly OrderLine[]
  readonly paymentMethod: PaymentMethod | null
}

/** Whether both have the same content, whatever their status, times and language. */
export function isSameOrder(a: OrderContent, b: OrderContent): boolean {
  return fingerprint(a) === fingerprint(b)
}

function fingerprint(order: OrderContent): string {
  const { uid, items, subtotalCents, shippingCents, totalCents, customer } = order
  const { nombre, cedula, email, telefono, direccion } = customer
  return JSON.stringify([
    uid,
    items.map((line) => [line.productId, line.name, line.quantity, line.unitPriceCents]),
    [subtotalCents, shippingCents, totalCents],
    [nombre, cedula, email, telefono, direccion],
    order.paymentMethod,
    order.notes,
  ])
}

import { currency } from '../money/money.ts'
import type { DraftLine, OrderDraft } from './draftOrder.ts'
import type { Customer, OrderLine, OrderTotals, PaymentMethod } from './order.ts'
import { searchTermsOf } from './searchTerms.ts'

/** `orders/{id}` as it is placed, but for its two times, which are the backend's. */
export interface StoredOrder extends OrderTotals {
  readonly uid: string
  readonly items: readonly OrderLine[]
  readonly currency: typeof currency
  readonly status: 'pending'
  readonly paymentMethod: PaymentMethod
  readonly customer: Customer
  /** Only there when it is not empty. */
  readonly notes?: string
  /** What an admin finds it by; only there when there is any. */
  readonly searchTerms?: readonly string[]
}

/** The document to store for a draft; the id is the document's own. */
export function toStoredOrder(draft: OrderDraft): StoredOrder {
  const { id: _, items, notes, ...rest } = draft
  const searchTerms = searchTermsOf(draft.customer)
  return {
    ...rest,
    items: items.map(toOrderLine),
    currency,
    status: 'pending',
    ...(notes === '' ? {} : { notes }),
    ...(searchTerms.length === 0 ? {} : { searchTerms }),
  }
}

function toOrderLine({ productId, name, quantity, unitPriceCents }: DraftLine): OrderLine {
  return { productId, name, quantity, unitPriceCents }
}

/** What the buyer asked for, in an order as in its draft. */
type OrderContent = Omit<OrderDraft, 'id' | 'items' | 'paymentMethod'> & {
  readonly items: readonly OrderLine[]
  readonly paymentMethod: PaymentMethod | null
}

/** Whether both ask for the same, whatever else is known of either. */
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

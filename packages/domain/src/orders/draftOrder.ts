import type { Cart } from '../cart/Cart.ts'
import { cartTotals } from '../cart/cartTotals.ts'
import { availabilityOf, type Product } from '../catalog/product.ts'
import type { Cents } from '../money/money.ts'
import type { Language } from '../shared/language.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { checkCustomer } from './checkCustomer.ts'
import {
  maxNotesLength,
  maxOrderLines,
  type Customer,
  type OrderLine,
  type OrderTotals,
  type PaymentMethod,
} from './order.ts'
import { isPaused, shippingFor, type ShopSettings } from './shopSettings.ts'

/** A line of a draft; `stockCounted` is true when its bottles must be subtracted from a stock. */
export interface DraftLine extends OrderLine {
  readonly stockCounted: boolean
}

/** An order that is ready to be placed, in the shape that the database's rules accept. */
export interface OrderDraft extends OrderTotals {
  readonly id: string
  readonly uid: string
  readonly items: readonly DraftLine[]
  readonly paymentMethod: PaymentMethod
  /** The buyer's, in which the shop writes about the order. */
  readonly language: Language
  readonly customer: Customer
  readonly notes: string
}

/** Why an order cannot be placed; `productIds` are the affected products. */
export type OrderProblem =
  | {
      readonly code:
        | 'cart-empty'
        | 'too-many-lines'
        | 'too-many-bottles'
        | 'sales-paused'
        | 'ordered-recently'
        | 'email-unverified'
        | 'customer-incomplete'
        | 'notes-too-long'
        | 'transfer-not-offered'
    }
  | {
      readonly code: 'product-unavailable' | 'stock-too-low'
      readonly productIds: readonly string[]
    }

/** The input of `draftOrder`. */
export interface OrderRequest {
  /** Created in the browser, 20 of A–Z a–z 0–9. Placing the same id twice creates one order. */
  readonly id: string
  readonly uid: string
  readonly cart: Cart
  /** The current products: their prices count, not those of the cart's lines. */
  readonly products: readonly Product[]
  readonly settings: ShopSettings
  readonly paymentMethod: PaymentMethod
  readonly language: Language
  readonly customer: Customer
  /** Whether the address is verified in the buyer's session. */
  readonly emailVerified: boolean
  /** In ms since 1970. */
  readonly now: number
  readonly notes?: string
  /** When the buyer placed the last order, in ms since 1970; missing or null if there is none. */
  readonly lastOrderAt?: number | null
}

/** An account may place one order in this time, in ms (spec section 16.4). */
export const orderIntervalMs = 5 * 60_000

/**
 * When an account may place the next order: the first whole minute at which the database accepts it, since
 * the site shows it. Null if it may order now. Times in ms since 1970.
 */
export function nextOrderAt(lastOrderAt: number | null, now: number): number | null {
  if (lastOrderAt === null || mayOrderAgain(lastOrderAt, now)) return null
  return (Math.floor((lastOrderAt + orderIntervalMs) / 60_000) + 1) * 60_000
}

/** Whether an account may order again. Times in ms since 1970; null if it has not ordered yet. */
export function mayOrderAgain(lastOrderAt: number | null, now: number): boolean {
  return lastOrderAt === null || now > lastOrderAt + orderIntervalMs
}

/**
 * Turns a cart into an order at the products' current prices (spec section 16.3). The error is the first
 * problem found: of the cart, the shop, the customer, then the products.
 */
export function draftOrder(request: OrderRequest): Result<OrderDraft, OrderProblem> {
  const { id, uid, cart, settings, paymentMethod, language, now, lastOrderAt = null } = request
  const customer = checkCustomer(request.customer)
  const notes = request.notes?.trim() ?? ''
  if (cart.length === 0) return err({ code: 'cart-empty' })
  if (cart.length > maxOrderLines) return err({ code: 'too-many-lines' })
  if (cartTotals(cart).count > settings.maxBottlesPerOrder) return err({ code: 'too-many-bottles' })
  if (isPaused(settings, now)) return err({ code: 'sales-paused' })
  if (!mayOrderAgain(lastOrderAt, now)) return err({ code: 'ordered-recently' })
  if (paymentMethod === 'transfer' && !settings.transferOffered) {
    return err({ code: 'transfer-not-offered' })
  }
  if (settings.verifiedEmailOnly && !request.emailVerified) return err({ code: 'email-unverified' })
  if (!customer.ok) return err({ code: 'customer-incomplete' })
  if (notes.length > maxNotesLength) return err({ code: 'notes-too-long' })

  const lines = draftLines(cart, request.products)
  if (!lines.ok) return lines
  const items = lines.value
  const totals = orderTotals(items, settings)
  return ok({ id, uid, items, ...totals, paymentMethod, language, customer: customer.value, notes })
}

function draftLines(
  cart: Cart,
  products: readonly Product[],
): Result<readonly DraftLine[], OrderProblem> {
  const items: DraftLine[] = []
  const unavailable: string[] = []
  const understocked: string[] = []
  for (const { id, quantity } of cart) {
    const product = products.find((candidate) => candidate.id === id)
    if (product?.priceCents == null || availabilityOf(product) !== 'available') {
      unavailable.push(id)
    } else if (product.stock !== null && product.stock < quantity) {
      understocked.push(id)
    } else {
      items.push({
        productId: id,
        name: product.name,
        quantity,
        unitPriceCents: product.priceCents,
        stockCounted: product.stock !== null,
      })
    }
  }
  if (unavailable.length > 0) return err({ code: 'product-unavailable', productIds: unavailable })
  if (understocked.length > 0) return err({ code: 'stock-too-low', productIds: understocked })
  return ok(items)
}

/** Subtotal, shipping and total of an order's lines, in cents with IVA; all 0 without lines. */
export function orderTotals(items: readonly OrderLine[], settings: ShopSettings): OrderTotals {
  const subtotalCents: Cents = items.reduce(
    (sum, item) => sum + item.quantity * item.unitPriceCents,
    0,
  )
  const shippingCents = items.length === 0 ? 0 : shippingFor(subtotalCents, settings)
  return { subtotalCents, shippingCents, totalCents: subtotalCents + shippingCents }
}

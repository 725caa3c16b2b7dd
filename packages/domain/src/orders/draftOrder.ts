import type { Cart } from '../cart/Cart.ts'
import { availabilityOf, type Product } from '../catalog/product.ts'
import type { Cents } from '../money/money.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type Customer, maxOrderLines, type OrderLine, type OrderTotals } from './order.ts'
import { shippingFor, type ShopSettings } from './shopSettings.ts'

/** A line to order; `stockCounted` says that its bottles must be taken from a counted stock. */
export interface DraftLine extends OrderLine {
  readonly stockCounted: boolean
}

/** An order ready to be placed. The id is made in the browser, so placing it twice makes one. */
export interface OrderDraft extends OrderTotals {
  readonly id: string
  readonly uid: string
  readonly items: readonly DraftLine[]
  readonly customer: Customer
  readonly notes: string
}

/** Why an order cannot be drafted; `productIds` are the products it is about. */
export type OrderProblem =
  | { readonly code: 'cart-empty' | 'too-many-lines' | 'sales-paused' | 'customer-incomplete' }
  | { readonly code: 'product-unavailable' | 'stock-too-low'; readonly productIds: readonly string[] }

export interface OrderRequest {
  readonly id: string
  readonly uid: string
  readonly cart: Cart
  /** The products of now: their prices count, not those of the cart's lines. */
  readonly products: readonly Product[]
  readonly settings: ShopSettings
  readonly customer: Customer
  readonly notes?: string
}

/** Turns a cart into an order at the products' prices of now (decisions, "Checkout and orders"). */
export function draftOrder(request: OrderRequest): Result<OrderDraft, OrderProblem> {
  const { id, uid, cart, settings, customer, notes = '' } = request
  if (cart.length === 0) return err({ code: 'cart-empty' })
  if (cart.length > maxOrderLines) return err({ code: 'too-many-lines' })
  if (settings.salesPaused) return err({ code: 'sales-paused' })
  if (!isCustomerComplete(customer)) return err({ code: 'customer-incomplete' })

  const items = draftLines(cart, request.products)
  return items.ok
    ? ok({ id, uid, items: items.value, ...orderTotals(items.value, settings), customer, notes })
    : items
}

function draftLines(
  cart: Cart,
  products: readonly Product[],
): Result<readonly DraftLine[], OrderProblem> {
  const items: DraftLine[] = []
  const unavailable: string[] = []
  const short: string[] = []
  for (const { id, quantity } of cart) {
    const product = products.find((candidate) => candidate.id === id)
    if (product?.priceCents == null || availabilityOf(product) !== 'available') {
      unavailable.push(id)
    } else if (product.stock !== null && product.stock < quantity) {
      short.push(id)
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
  if (short.length > 0) return err({ code: 'stock-too-low', productIds: short })
  return ok(items)
}

/** Subtotal, shipping and total of an order's lines, in cents. */
export function orderTotals(items: readonly OrderLine[], settings: ShopSettings): OrderTotals {
  const subtotalCents: Cents = items.reduce(
    (sum, item) => sum + item.quantity * item.unitPriceCents,
    0,
  )
  const shippingCents = shippingFor(subtotalCents, settings)
  return { subtotalCents, shippingCents, totalCents: subtotalCents + shippingCents }
}

/** Whether everything is there that shipping needs (spec section 5, "Checkout"). */
export function isCustomerComplete(customer: Customer): boolean {
  return Object.values(customer).every((value: string) => value.trim() !== '')
}

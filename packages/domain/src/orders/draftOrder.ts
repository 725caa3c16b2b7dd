import type { CartLine } from '../cart/Cart.ts'
import { availabilityOf, type Product } from '../catalog/product.ts'
import type { Cents } from '../money/money.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { OrderLine, Terms } from './entries.ts'
import { bottlesOf, subtotalOf, totalsOf, type OrderTotals } from './order.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import {
  destinationOf,
  paymentMethodsFor,
  shippingFor,
  type Destination,
  type ShippingSettings,
  type ShopSettings,
} from './shopSettings.ts'

/** An order that is computed but not placed. */
export interface OrderDraft extends OrderTotals {
  readonly items: readonly OrderLine[]
}

/** Why a cart cannot be ordered; `productIds` are the affected products. */
export type OrderProblem =
  | {
      readonly code:
        | 'cart-empty'
        | 'too-many-bottles'
        | 'transfer-not-offered'
        | 'on-delivery-not-offered'
    }
  | {
      readonly code: 'product-unavailable' | 'stock-too-low'
      readonly productIds: readonly string[]
    }

/** The input of `draftOrder`. */
export interface OrderRequest {
  readonly lines: readonly Pick<CartLine, 'id' | 'quantity'>[]
  /** The current products: their prices count, not those of the cart's lines. */
  readonly products: readonly Product[]
  readonly settings: ShopSettings
  readonly paymentMethod: PaymentMethod
  readonly destination: Destination
}

/**
 * Turns a cart into an order at the products' current prices (spec section 16.3): before the buyer's eyes at the
 * checkout, and once more when the order is placed. The error is the first problem found: of the cart, the
 * shop, then the products.
 */
export function draftOrder(request: OrderRequest): Result<OrderDraft, OrderProblem> {
  const { lines, settings, paymentMethod, destination } = request
  const bottles = bottlesOf(lines)
  if (lines.length === 0) return err({ code: 'cart-empty' })
  if (bottles > settings.maxBottlesPerOrder) return err({ code: 'too-many-bottles' })
  if (!paymentMethodsFor(destination, settings).includes(paymentMethod)) {
    return err({
      code: paymentMethod === 'transfer' ? 'transfer-not-offered' : 'on-delivery-not-offered',
    })
  }
  const items = orderLines(lines, request.products)
  return items.ok
    ? ok({ items: items.value, ...orderTotals(items.value, settings, destination) })
    : items
}

function orderLines(
  lines: OrderRequest['lines'],
  products: readonly Product[],
): Result<readonly OrderLine[], OrderProblem> {
  const items: OrderLine[] = []
  const unavailable: string[] = []
  const understocked: string[] = []
  for (const { id, quantity } of lines) {
    const product = products.find((candidate) => candidate.id === id)
    if (product?.priceCents == null || availabilityOf(product) !== 'available') {
      unavailable.push(id)
    } else if (product.stock !== null && product.stock < quantity) {
      understocked.push(id)
    } else {
      const { name, priceCents } = product
      items.push({ productId: id, name, quantity, unitPriceCents: priceCents })
    }
  }
  if (unavailable.length > 0) return err({ code: 'product-unavailable', productIds: unavailable })
  if (understocked.length > 0) return err({ code: 'stock-too-low', productIds: understocked })
  return ok(items)
}

/** Subtotal, shipping and total of an order's lines, in cents with IVA; all 0 without lines. */
export function orderTotals(
  items: readonly OrderLine[],
  settings: ShippingSettings,
  destination: Destination,
): OrderTotals {
  const shippingCents =
    items.length === 0 ? 0 : shippingFor(subtotalOf(items), settings, destination)
  return totalsOf({ items, shippingCents, discountCents: 0 })
}

/** Whether two orders have the same bottles, in any order. */
export const isSameItems = (before: readonly OrderLine[], after: readonly OrderLine[]): boolean =>
  before.length === after.length &&
  before.every(({ productId, quantity }) =>
    after.some((line) => line.productId === productId && line.quantity === quantity),
  )

/** What an edit changes of an order, as far as its shipping depends on it. */
interface ShippingEdit {
  readonly items: readonly OrderLine[]
  readonly destination: Destination
  /** What the admin has agreed on; null where shipping follows the settings. */
  readonly agreedCents: Cents | null
}

/**
 * The shipping of an edited order: what was agreed on, or what it costs by the settings. That stays as it was promised
 * where neither the bottles nor what shipping costs have changed by the edit. Nothing is shipped to who picks it up.
 */
export function shippingAfterEdit(
  order: OrderTotals &
    Pick<Terms, 'items' | 'isShippingAgreed' | 'pickupAddress' | 'customer' | 'receiver'>,
  { items, destination, agreedCents }: ShippingEdit,
  settings: ShippingSettings,
): Pick<Terms, 'shippingCents' | 'isShippingAgreed'> {
  if (destination === 'pickup') return { shippingCents: 0, isShippingAgreed: false }
  if (agreedCents !== null) return { shippingCents: agreedCents, isShippingAgreed: true }
  const { subtotalCents } = order
  const before = shippingFor(subtotalCents, settings, destinationOf(order))
  const isSame =
    !order.isShippingAgreed &&
    isSameItems(order.items, items) &&
    before === shippingFor(subtotalCents, settings, destination)
  const { shippingCents } = isSame ? order : orderTotals(items, settings, destination)
  return { shippingCents, isShippingAgreed: false }
}

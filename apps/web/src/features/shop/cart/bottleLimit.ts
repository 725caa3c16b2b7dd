import { cartTotals, maxQuantity, type Cart, type Product } from '@storefront/domain'

/** What the limit depends on. */
export interface CartRoom {
  readonly cart: Cart
  /** The most bottles in one order; null while the shop's settings are not loaded. */
  readonly maxPerOrder: number | null
}

const quantityIn = (cart: Cart, productId: string): number =>
  cart.find(({ id }) => id === productId)?.quantity ?? 0

/** How many bottles of a product a cart can have. */
export interface BottleLimit {
  /** What sets the limit: the product's stock, or the shop's maximum for an order. */
  readonly by: 'stock' | 'order'
  readonly max: number
  /** How many more can be added, 0 or more. */
  readonly left: number
}

type LimitedProduct = Pick<Product, 'id' | 'stock'>

/** The limit that the cart reaches first; null while there is no product, and where neither limit is known. */
export function limitOf(
  { cart, maxPerOrder }: CartRoom,
  product: LimitedProduct | 'pending' | 'unknown',
): BottleLimit | null {
  if (typeof product === 'string') return null
  const byStock = limit('stock', product.stock, quantityIn(cart, product.id))
  const byOrder = limit('order', maxPerOrder, cartTotals(cart).count)
  const first = byOrder.left < byStock.left ? byOrder : byStock
  return first.left === Infinity ? null : first
}

function limit(by: BottleLimit['by'], known: number | null, inCart: number): BottleLimit {
  const max = known ?? Infinity
  return { by, max, left: Math.max(0, max - inCart) }
}

/** How many more bottles of a product its cart line takes: within the limit, and `maxQuantity` altogether. */
export function roomFor(room: CartRoom, product: LimitedProduct | 'pending' | 'unknown'): number {
  const inLine = typeof product === 'string' ? 0 : quantityIn(room.cart, product.id)
  return Math.min(limitOf(room, product)?.left ?? maxQuantity, maxQuantity - inLine)
}

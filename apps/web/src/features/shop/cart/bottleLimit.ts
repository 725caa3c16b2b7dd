import { cartTotals, maxQuantity, type Cart, type Product } from '@storefront/domain'

/** The numbers of bottles that the limit depends on. */
export interface BottleCounts {
  /** Returns how many bottles of a product are in the cart. */
  readonly quantityInCart: (id: string) => number
  /** All bottles in the cart. */
  readonly inCart: number
  /** Null while the shop's settings are not loaded. */
  readonly maxPerOrder: number | null
}

export function countBottles(cart: Cart, maxPerOrder: number | null): BottleCounts {
  return {
    quantityInCart: (productId) => cart.find(({ id }) => id === productId)?.quantity ?? 0,
    inCart: cartTotals(cart).count,
    maxPerOrder,
  }
}

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
  counts: BottleCounts,
  product: LimitedProduct | 'pending' | 'unknown',
): BottleLimit | null {
  if (typeof product === 'string') return null
  const byStock = limit('stock', product.stock, counts.quantityInCart(product.id))
  const byOrder = limit('order', counts.maxPerOrder, counts.inCart)
  const first = byOrder.left < byStock.left ? byOrder : byStock
  return first.left === Infinity ? null : first
}

function limit(by: BottleLimit['by'], known: number | null, inCart: number): BottleLimit {
  const max = known ?? Infinity
  return { by, max, left: Math.max(0, max - inCart) }
}

/** How many more bottles of a product its cart line takes: within the limit, and `maxQuantity` altogether. */
export function roomFor(
  counts: BottleCounts,
  product: LimitedProduct | 'pending' | 'unknown',
): number {
  const inLine = typeof product === 'string' ? 0 : counts.quantityInCart(product.id)
  return Math.min(limitOf(counts, product)?.left ?? maxQuantity, maxQuantity - inLine)
}

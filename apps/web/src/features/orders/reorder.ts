import {
  availabilityOf,
  type Cart,
  type CartAction,
  changeCart,
  maxQuantity,
  type Order,
  type Product,
  toCartLine,
} from '@storefront/domain'

/** What ordering again puts into a cart, and what it cannot. */
export interface Reorder {
  readonly actions: readonly CartAction[]
  /** Bottles that come into the cart. */
  readonly bottles: number
  /** Names of products of which fewer can be had than were ordered. */
  readonly fewer: readonly string[]
  /** Names of those that cannot be bought now. */
  readonly missing: readonly string[]
  /** Names of those for which the cart has no room. */
  readonly full: readonly string[]
}

/**
 * Puts an order's products once more into a cart, at today's prices, as far as they can be bought
 * and the cart takes them.
 */
export function reorder({ items }: Order, products: readonly Product[], cart: Cart): Reorder {
  const actions: CartAction[] = []
  const fewer: string[] = []
  const missing: string[] = []
  const full: string[] = []
  let bottles = 0
  let filled = cart
  for (const { productId, name, quantity } of items) {
    const product = products.find(({ id }) => id === productId)
    if (product === undefined || availabilityOf(product) !== 'available') {
      missing.push(name)
      continue
    }
    const inCart = filled.find(({ id }) => id === productId)?.quantity ?? 0
    const room = Math.min(product.stock ?? maxQuantity, maxQuantity) - inCart
    const wanted = Math.min(quantity, room)
    if (wanted < quantity) fewer.push(name)
    if (wanted < 1) continue
    const action = { type: 'add', line: toCartLine(product, wanted) } as const
    const changed = changeCart(filled, action)
    if (!changed.ok) {
      full.push(name)
      continue
    }
    filled = changed.value
    actions.push(action)
    bottles += wanted
  }
  return { actions, bottles, fewer, missing, full }
}

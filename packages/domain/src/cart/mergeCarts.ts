import { isValidQuantity, lineWithAdded, setCartLine, type Cart } from './Cart.ts'
import type { GuestCart } from './GuestCartStore.ts'

/**
 * Adds the bottles of a cart to those of another one, up to the maximum; products beyond the cart's limit are
 * left out (spec section 15).
 */
export function mergeCarts(cart: Cart, added: Cart): Cart {
  return added.reduce((merged, line) => {
    const changed = setCartLine(merged, lineWithAdded(merged, line))
    return changed.ok ? changed.value : merged
  }, cart)
}

/** Takes bottles out of a cart, such as those of an order that was placed; it keeps what was added since. */
export function subtractCart(
  cart: Cart,
  taken: readonly Pick<Cart[number], 'id' | 'quantity'>[],
): Cart {
  return cart.flatMap((line) => {
    const quantity = line.quantity - (taken.find(({ id }) => id === line.id)?.quantity ?? 0)
    return isValidQuantity(quantity) ? [{ ...line, quantity }] : []
  })
}

/** What a user's cart has already taken over from a guest's. */
export interface MergedGuestCart {
  /** The guest cart's id. */
  readonly id: string
  /** Bottles by product. */
  readonly quantities: Readonly<Record<string, number>>
}

/** A user's cart as it is stored: the lines, and the guest carts that were merged last. */
export interface UserCart {
  readonly items: Cart
  readonly merged: readonly MergedGuestCart[]
}

export const emptyUserCart: UserCart = { items: [], merged: [] }

/** How many merged guest carts a stored cart remembers. */
export const maxMergedGuestCarts = 5

/**
 * Merges a guest's cart into the user's, once: of a guest cart that was merged before it adds only the bottles
 * that came later (spec section 15).
 */
export function mergeGuestCart(user: UserCart, { id, cart }: GuestCart): UserCart {
  const { quantities: stored = {} } = user.merged.find((merged) => merged.id === id) ?? {}
  // A map, because every object has a `constructor`.
  const before = new Map(Object.entries(stored))
  const added = subtractCart(
    cart,
    Array.from(before, ([productId, quantity]) => ({ id: productId, quantity })),
  )
  if (added.length === 0) return user
  // The most that was ever merged, since an older state of the guest's cart may arrive after a newer one.
  const quantities = Object.fromEntries([
    ...before,
    ...cart.map((line) => [line.id, Math.max(line.quantity, before.get(line.id) ?? 0)] as const),
  ])
  const others = user.merged.filter((merged) => merged.id !== id)
  return {
    items: mergeCarts(user.items, added),
    merged: [...others, { id, quantities }].slice(-maxMergedGuestCarts),
  }
}

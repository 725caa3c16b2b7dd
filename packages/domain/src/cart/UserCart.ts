import { cartReducer, type Cart, type CartLine } from './Cart.ts'
import type { GuestCart } from './GuestCartStore.ts'

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

/** A user's cart with one product's line set, as the reducer's `set` does; the same object if that is refused. */
export function withLine(user: UserCart, line: CartLine): UserCart {
  const items = cartReducer(user.items, { type: 'set', line })
  return items === user.items ? user : { ...user, items }
}

/**
 * Merges a guest's cart into the user's, once: of a guest cart that was merged before it adds only the bottles
 * that came later (spec section 15).
 */
export function mergeGuestCart(user: UserCart, { id, cart }: GuestCart): UserCart {
  const { quantities: stored = {} } = user.merged.find((merged) => merged.id === id) ?? {}
  // A map, because every object has a `constructor`.
  const before = new Map(Object.entries(stored))
  const bottles = Array.from(before, ([productId, quantity]) => ({ id: productId, quantity }))
  const added = cartReducer(cart, { type: 'take', bottles })
  if (added.length === 0) return user
  // The most that was ever merged, since an older state of the guest's cart may arrive after a newer one.
  const quantities = Object.fromEntries([
    ...before,
    ...cart.map((line) => [line.id, Math.max(line.quantity, before.get(line.id) ?? 0)] as const),
  ])
  const others = user.merged.filter((merged) => merged.id !== id)
  return {
    items: cartReducer(user.items, { type: 'merge', cart: added }),
    merged: [...others, { id, quantities }].slice(-maxMergedGuestCarts),
  }
}

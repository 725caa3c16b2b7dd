import * as z from 'zod/mini'

import { parseCart, toStoredCart } from './storedCart.ts'
import type { MergedGuestCart, UserCart } from './UserCart.ts'

/**
 * Decodes `carts/{uid}`, which its owner's browser writes: what cannot be read is left out, so that it never
 * keeps anybody from ordering.
 */
export const cartSchema = z.pipe(
  z.object({
    items: z._default(z.unknown(), null),
    merged: z.catch(
      z.array(z.object({ id: z.string(), quantities: z.record(z.string(), z.number()) })),
      [],
    ),
  }),
  z.transform(({ items, merged }): UserCart => ({ items: parseCart(items).cart, merged })),
)

/** The fields to store for a user's cart. */
export function cartFields({ items, merged }: UserCart): {
  readonly items: readonly object[]
  readonly merged: readonly MergedGuestCart[]
} {
  return { items: toStoredCart(items), merged }
}

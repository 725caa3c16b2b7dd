import * as z from 'zod/mini'

import { toCents, toDecimal } from '../money/money.ts'
import { type Cart, emptyCart, maxQuantity } from './Cart.ts'
import { mergeCarts } from './mergeCarts.ts'

/** A line as documents and browsers keep it: the price a decimal (spec section 3). */
export interface StoredCartLine {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly image: string | null
  readonly quantity: number
}

const storedLineSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.catch(z.string(), 'Nombre no disponible'),
  price: z.catch(z.number().check(z.nonnegative()), 0),
  image: z.catch(z.nullable(z.string()), null),
  quantity: z._default(z.int().check(z.positive()), 1),
})

/**
 * Reads a stored cart, whatever it holds. Lines that can be kept are kept, with the spec's defaults
 * for a missing name, price or image; the rest is counted in `dropped`.
 *
 * @param stored the list of items, already parsed from JSON
 */
export function parseCart(stored: unknown): { readonly cart: Cart; readonly dropped: number } {
  if (!Array.isArray(stored)) return { cart: emptyCart, dropped: stored == null ? 0 : 1 }
  const lines = stored.flatMap((item: unknown) => {
    const line = storedLineSchema.safeParse(item)
    if (!line.success) return []
    const { price, quantity, ...kept } = line.data
    return [{ ...kept, priceCents: toCents(price), quantity: Math.min(quantity, maxQuantity) }]
  })
  const distinct = new Set(lines.map((line) => line.id)).size
  const cart = mergeCarts(emptyCart, lines)
  return { cart, dropped: stored.length - lines.length + distinct - cart.length }
}

/** The items to store for a cart. */
export function toStoredCart(cart: Cart): StoredCartLine[] {
  return cart.map(({ priceCents, ...line }) => ({ ...line, price: toDecimal(priceCents) }))
}

import * as z from 'zod/mini'

import { toCents, toDecimal } from '../money/money.ts'
import { priceSchema } from '../money/priceSchema.ts'
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

// The lengths are those of the database's rules: a line it refused would keep the whole cart from
// being saved. A line without a quantity is one bottle.
const storedLineSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  name: z.catch(z.string().check(z.maxLength(200)), 'Nombre no disponible'),
  price: z.catch(priceSchema, 0),
  image: z.catch(z.nullable(z.string().check(z.maxLength(500))), null),
  quantity: z._default(z.int().check(z.positive()), 1),
})

/**
 * Reads a stored cart, whatever it holds. Lines that can be kept are kept, with the spec's defaults
 * for a name, price or image that is missing or wrong, and quantities capped; the same product twice
 * adds up. `dropped` counts what was not kept: items without id or with an impossible quantity,
 * products beyond the cart's limit, or a stored value that is no list at all.
 *
 * @param stored the list of items, already parsed from JSON; null or undefined is an empty cart
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

/** The items to store for a cart: these fields alone, the price a decimal. */
export function toStoredCart(cart: Cart): StoredCartLine[] {
  return cart.map(({ id, name, priceCents, image, quantity }) => ({
    id,
    name,
    price: toDecimal(priceCents),
    image,
    quantity,
  }))
}

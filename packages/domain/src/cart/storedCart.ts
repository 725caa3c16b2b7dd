import { maxPriceCents, toCents, toDecimal } from '../money/money.ts'
import { isDocumentId } from '../shared/isDocumentId.ts'
import { cartReducer, emptyCart, maxQuantity, type Cart, type CartLine } from './Cart.ts'

/** A line as documents and browsers store it, with a decimal price (spec section 3). */
export interface StoredCartLine {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly image: string | null
  readonly quantity: number
}

/**
 * Reads a stored cart from any value, `null` and `undefined` being an empty one. What is missing or invalid of a line gets the
 * spec's default; `dropped` counts what was left out: lines without an id or a valid quantity, those beyond the cart's limit.
 */
export function parseCart(stored: unknown): { readonly cart: Cart; readonly dropped: number } {
  if (!Array.isArray(stored)) return { cart: emptyCart, dropped: stored == null ? 0 : 1 }
  const lines = stored.flatMap((item: unknown) => readLine(item) ?? [])
  const distinct = new Set(lines.map((line) => line.id)).size
  const cart = cartReducer(emptyCart, { type: 'merge', cart: lines })
  return { cart, dropped: stored.length - lines.length + distinct - cart.length }
}

// No schema: every page reads a guest's cart, and zod would add 8 kB to its first load.
function readLine(item: unknown): CartLine | null {
  const fields: Partial<Record<keyof StoredCartLine, unknown>> =
    typeof item === 'object' && item !== null ? item : {}
  const { id, name, image, price: storedPrice, quantity: storedQuantity = 1 } = fields
  const [price, quantity] = [toNumber(storedPrice), toNumber(storedQuantity)]
  if (!isDocumentId(id) || !isPositive(quantity)) return null
  return {
    id,
    name: isText(name, 200) ? name : 'Nombre no disponible',
    priceCents: isPrice(price) ? toCents(price) : 0,
    image: isText(image, 500) ? image : null,
    quantity: Math.min(quantity, maxQuantity),
  }
}

/** A number that was stored as a text. */
const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+(?:[.,]\d+)?$/.test(value.trim())
    ? Number(value.replace(',', '.'))
    : value

const isText = (value: unknown, limit: number): value is string =>
  typeof value === 'string' && value.length <= limit

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= toDecimal(maxPriceCents)

/** The items to store for a cart: only these fields, with decimal prices. */
export function toStoredCart(cart: Cart): StoredCartLine[] {
  return cart.map(({ id, name, priceCents, image, quantity }) => ({
    id,
    name,
    price: toDecimal(priceCents),
    image,
    quantity,
  }))
}

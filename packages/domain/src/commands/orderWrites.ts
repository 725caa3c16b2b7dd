import type { Product } from '../catalog/product.ts'
import { letterRefs, orderRef, productRef, settingsRef } from '../documents.ts'
import { letterWrites } from '../letters/letterWrites.ts'
import { guestActor, type Bottles, type OrderLine } from '../orders/entries.ts'
import type { Order } from '../orders/order.ts'
import { orderFields } from '../orders/orderSchema.ts'
import type { ShopSettings } from '../orders/shopSettings.ts'
import { save, type Caller, type Write } from '../shared/command.ts'

/** What every press on an order reads: the order, its own letters, and the settings. */
export const pressReads = (id: string, press: string) => ({
  order: orderRef(id),
  letters: letterRefs(id, press),
  settings: settingsRef,
})

/** The products of whose stocks an order holds bottles, and which a step may put back. */
export const heldProducts = (order: Order | null) => ({
  products: Object.keys(order?.holds ?? {}).map((id) => productRef(id)),
})

/** Whether a press has already done its work. */
export const isPressed = ({ entries }: Order, press: string): boolean =>
  entries.some((entry) => entry.press === press)

/** The bottles that a new order takes out of the counted stocks. */
export const tookFor = (products: readonly Product[], items: readonly OrderLine[]): Bottles =>
  Object.fromEntries(
    items
      .filter(({ productId }) =>
        products.some(({ id, stock }) => id === productId && stock !== null),
      )
      .map(({ productId, quantity }) => [productId, quantity]),
  )

/**
 * What an order holds after an edit, less what it holds before: it takes only what is added, out of a counted stock, and
 * puts back no more than it took.
 */
export function tookByEdit(
  { items, holds }: Pick<Order, 'items' | 'holds'>,
  products: readonly Product[],
  edited: readonly OrderLine[],
): Bottles {
  const ids = [...new Set([...items, ...edited].map(({ productId }) => productId))]
  return Object.fromEntries(
    ids.flatMap((id) => {
      const more = quantityIn(edited, id) - quantityIn(items, id)
      const isCounted = products.some((product) => product.id === id && product.stock !== null)
      const took = more > 0 ? (isCounted ? more : 0) : Math.max(more, -(holds[id] ?? 0))
      return took === 0 ? [] : [[id, took]]
    }),
  )
}

const quantityIn = (lines: readonly OrderLine[], id: string): number =>
  lines.find(({ productId }) => productId === id)?.quantity ?? 0

/** Whether a counted stock has fewer bottles than are taken. */
export const isStockTooLow = (products: readonly Product[], took: Bottles): boolean =>
  products.some(({ id, stock }) => stock !== null && stock < (took[id] ?? 0))

/** What a press on an order has read. */
interface PressDocuments {
  /** Those whose stocks it may change; null for one that no longer exists. */
  readonly products: readonly (Product | null)[]
  readonly settings: ShopSettings
}

/**
 * All that a press on an order writes: the order, the counted stocks that its entries took from or put back to, and its
 * letters.
 *
 * @param order after the press
 * @param now in ms since 1970
 */
export function orderWrites(
  order: Order,
  press: string,
  { products, settings }: PressDocuments,
  now: number,
): readonly Write[] {
  const took = order.entries.flatMap((entry) =>
    entry.press === press && 'took' in entry ? [entry.took] : [],
  )
  return [
    save(orderRef(order.id).path, orderFields(order)),
    ...products.flatMap((product) => {
      if (product === null || product.stock === null) return []
      const { id, stock } = product
      const taken = took.reduce((sum, bottles) => sum + (bottles[id] ?? 0), 0)
      return taken === 0 ? [] : [save(productRef(id).path, { stock: stock - taken })]
    }),
    ...letterWrites(order, press, settings, now),
  ]
}

/** Whether somebody may send what the buyer of an order does: who has its link, if that opens it, or its account. */
export const isBuyer = (order: Order | null, caller: Caller | null): order is Order =>
  order !== null && (order.isOpenByLink || order.uid === caller?.uid)

/**
 * Who a buyer is in an order's entries: the account, if it is the order's. Whoever else has its link is a guest there, with
 * an account of their own too.
 */
export const buyerOf = ({ uid }: Order, caller: Caller | null): string =>
  uid !== null && uid === caller?.uid ? uid : guestActor

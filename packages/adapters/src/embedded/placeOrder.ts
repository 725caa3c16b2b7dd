import {
  draftOrder,
  isOrderId,
  isSameOrder,
  isValidQuantity,
  languages,
  toStoredOrder,
  type Order,
  type OrderDraft,
} from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import { lastOrderTime } from './createEmbeddedCarts.ts'
import { readProducts } from './createEmbeddedProducts.ts'
import { readShopSettings } from './createEmbeddedSettings.ts'
import type { EmbeddedAccount, EmbeddedDatabase } from './EmbeddedDatabase.ts'

/**
 * Whether the hosted database's rules would accept this order from the buyer. Recomputes the order (spec
 * section 16.4). `now` is in ms since 1970.
 */
export function canPlaceOrder(
  database: EmbeddedDatabase,
  draft: OrderDraft,
  buyer: EmbeddedAccount | undefined,
  now: number,
): boolean {
  const { id, uid, items, customer } = draft
  return (
    buyer?.uid === uid &&
    buyer.email === customer.email &&
    database.settings['shop'] !== undefined &&
    isOrderId(id) &&
    languages.includes(draft.language) &&
    items.every((line) => isValidQuantity(line.quantity)) &&
    new Set(items.map((line) => line.productId)).size === items.length &&
    matchesRecomputedOrder(database, draft, buyer.emailVerified, now)
  )
}

function matchesRecomputedOrder(
  database: EmbeddedDatabase,
  draft: OrderDraft,
  emailVerified: boolean,
  now: number,
): boolean {
  const cart = draft.items.map((line) => ({
    id: line.productId,
    name: line.name,
    priceCents: line.unitPriceCents,
    image: null,
    quantity: line.quantity,
  }))
  const products = readProducts(database)
  const settings = readShopSettings(database)
  const lastOrderAt = lastOrderTime(database.carts[draft.uid])
  const current = { cart, products, settings, emailVerified, now, lastOrderAt }
  const recomputed = draftOrder({ ...draft, ...current })
  return (
    recomputed.ok &&
    isSameOrder(draft, recomputed.value) &&
    recomputed.value.items.every(
      (line, index) => line.stockCounted === draft.items[index]?.stockCounted,
    )
  )
}

/**
 * Writes the order, takes its counted bottles and empties the buyer's cart.
 *
 * @param number the number that people read
 * @param now in ms since 1970
 */
export function placeOrder(
  database: EmbeddedDatabase,
  draft: OrderDraft,
  number: string,
  now: number,
): void {
  const { id, uid } = draft
  database.orders[id] = { ...toStoredOrder(draft, number), createdAt: now, updatedAt: now }
  database.carts[uid] = { ...database.carts[uid], items: [], orderedAt: now, orderId: id }
  draft.items.forEach(({ productId, quantity }, line) => {
    const product = database.products[productId]
    database.products[productId] = {
      ...product,
      ...changedStock(product, -quantity),
      lastSale: { orderId: id, line },
    }
  })
}

/** Adds the bottles of a cancelled order to the stock of the products that are still counted. */
export function returnStock({ products }: EmbeddedDatabase, order: Order): void {
  order.items.forEach(({ productId, quantity }, line) => {
    const changed = changedStock(products[productId], quantity)
    if (changed === null) return
    products[productId] = {
      ...products[productId],
      ...changed,
      lastReturn: { orderId: order.id, line },
    }
  })
}

/** Returns the stock after adding `bottles`, which may be negative, or null when the stock is not counted. */
function changedStock(product: DocumentFields | undefined, bottles: number) {
  const stock = product?.['stock']
  return typeof stock === 'number' ? { stock: stock + bottles } : null
}

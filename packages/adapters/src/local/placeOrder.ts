import {
  draftOrder,
  isQuantity,
  isSameOrder,
  type Order,
  type OrderDraft,
  toStoredOrder,
} from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import { readProducts } from './createLocalProducts.ts'
import { readShopSettings } from './createLocalSettings.ts'
import type { LocalAccount, LocalDatabase } from './LocalDatabase.ts'

/**
 * Whether the hosted database's rules would let the buyer place this order: it is recomputed. `now` in
 * ms.
 */
export function canPlaceOrder(
  database: LocalDatabase,
  draft: OrderDraft,
  buyer: LocalAccount | undefined,
  now: number,
): boolean {
  const { id, uid, items, customer } = draft
  return (
    buyer?.uid === uid &&
    buyer.email === customer.email &&
    /^[A-Za-z0-9_-]{10,40}$/.test(id) &&
    items.every((line) => isQuantity(line.quantity)) &&
    new Set(items.map((line) => line.productId)).size === items.length &&
    matchesRecomputedOrder(database, draft, buyer.emailVerified, now)
  )
}

function matchesRecomputedOrder(
  database: LocalDatabase,
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
  const recomputed = draftOrder({ ...draft, cart, products, settings, emailVerified, now })
  return (
    recomputed.ok &&
    isSameOrder(draft, recomputed.value) &&
    recomputed.value.items.every(
      (line, index) => line.stockCounted === draft.items[index]?.stockCounted,
    )
  )
}

/** Writes the order, takes its counted stock and empties the buyer's cart. `now` in ms. */
export function placeOrder(database: LocalDatabase, draft: OrderDraft, now: number): void {
  database.orders[draft.id] = { ...toStoredOrder(draft), createdAt: now, updatedAt: now }
  database.carts[draft.uid] = { ...database.carts[draft.uid], items: [] }
  draft.items.forEach(({ productId, quantity }, line) => {
    const product = database.products[productId]
    database.products[productId] = {
      ...product,
      ...changedStock(product, -quantity),
      lastSale: { orderId: draft.id, line },
    }
  })
}

/** Gives the bottles of a cancelled order back, where they are still counted. */
export function returnStock({ products }: LocalDatabase, order: Order): void {
  order.items.forEach(({ productId, quantity }, line) => {
    const moved = changedStock(products[productId], quantity)
    if (moved === null) return
    products[productId] = {
      ...products[productId],
      ...moved,
      lastReturn: { orderId: order.id, line },
    }
  })
}

/** The stock after `bottles` came or, when negative, went; null where it is not counted. */
function changedStock(product: DocumentFields | undefined, bottles: number) {
  const stock = product?.['stock']
  return typeof stock === 'number' ? { stock: stock + bottles } : null
}

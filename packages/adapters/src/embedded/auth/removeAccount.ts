import { anonymisedCustomer, isOpen } from '@storefront/domain'

import { removeCart } from '../createEmbeddedCarts.ts'
import { sortedOrders } from '../createEmbeddedOrders.ts'
import type { EmbeddedDatabase, StoredDatabase } from '../EmbeddedDatabase.ts'
import { noteKeys } from '../embeddedNotes.ts'

/** Whether a user has an order that somebody still has to act on. */
export function hasOpenOrder(database: StoredDatabase, uid: string): boolean {
  return sortedOrders(database.orders).some((order) => order.uid === uid && isOpen(order))
}

/** Removes a user's account, profile and cart, and anonymises the orders (spec section 14). `now` is in ms since 1970. */
export function removeAccount(database: EmbeddedDatabase, uid: string, now: number): void {
  for (const [id, order] of Object.entries(database.orders)) {
    if (order['uid'] !== uid) continue
    const { notes: _, searchTerms: __, tracking: ___, ...kept } = order
    database.orders[id] = { ...kept, customer: anonymisedCustomer, updatedAt: now }
    for (const key of noteKeys(id)) delete database.notes[key]
  }
  delete database.accounts[uid]
  delete database.users[uid]
  removeCart(database.carts, uid, now)
}

import {
  anonymisedCustomer,
  err,
  isAnonymised,
  isOpen,
  ok,
  type AccountKeptReason,
  type Backend,
  type Order,
  type Result,
} from '@storefront/domain'
import { deleteField, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { noteReferences } from './orderNotes.ts'

/** Orders per read. */
const pageSize = 100

/**
 * Removes the signed-in user's data: of each order the customer, the notes, the search terms, the tracking
 * number and the shop's internal notes; then the cart and the profile (spec section 14). Must run before the
 * account is deleted, since the rules allow it only to the user. It checks before it writes, so that a refusal
 * changes nothing, and skips anonymised orders, so that an interrupted removal can be repeated.
 *
 * @returns `admin-account` or `orders-open` when the account must be kept
 * @throws Outage
 */
export async function removeUserData(
  { database, call }: FirebaseContext,
  { profiles, carts, orders }: Pick<Backend, 'profiles' | 'carts' | 'orders'>,
  uid: string,
): Promise<Result<void, AccountKeptReason>> {
  const profile = await profiles.find(uid)
  if (profile?.role === 'admin') return err('admin-account')
  const ownOrders = await readAllOrders()
  if (ownOrders.some(isOpen)) return err('orders-open')

  for (const order of ownOrders) {
    if (!isAnonymised(order)) await anonymise(order)
  }
  await carts.remove(uid)
  await profiles.remove(uid)
  return ok(undefined)

  async function readAllOrders(): Promise<Order[]> {
    const read: Order[] = []
    let after: string | null = null
    do {
      const page = await orders.listForUser(uid, { limit: pageSize, after })
      read.push(...page.items)
      after = page.next
    } while (after !== null)
    return read
  }

  /** Deletes all possible internal notes in the same commit, since the user cannot read which of them exist. */
  function anonymise({ id }: Order): Promise<void> {
    return call(`orders/${id}`, () => {
      const batch = writeBatch(database)
      batch.update(doc(database, 'orders', id), {
        customer: anonymisedCustomer,
        notes: deleteField(),
        searchTerms: deleteField(),
        tracking: deleteField(),
        updatedAt: serverTimestamp(),
      })
      for (const note of noteReferences(database, id)) batch.delete(note)
      return batch.commit()
    })
  }
}

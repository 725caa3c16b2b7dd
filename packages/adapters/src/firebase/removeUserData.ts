import {
  anonymisedCustomer,
  err,
  isAnonymised,
  isOpenStatus,
  ok,
  type AccountKeptReason,
  type Backend,
  type Order,
  type Result,
} from '@storefront/domain'
import { deleteField, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'

/** Orders per read and per commit. */
const pageSize = 100

/**
 * Removes the signed-in user's data: the customer, the notes and the search terms of each order, the cart
 * and the profile (spec section 14). Must run before the account is deleted, since the rules allow it to
 * the user alone. It checks before it writes, so that a refusal changes nothing, and skips anonymised
 * orders, so that an interrupted removal can be repeated.
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
  const ownOrders = await readAll()
  if (ownOrders.some(({ status }) => isOpenStatus(status))) return err('orders-open')

  const identified = ownOrders.filter((order) => !isAnonymised(order))
  for (let start = 0; start < identified.length; start += pageSize) {
    await anonymise(identified.slice(start, start + pageSize))
  }
  await carts.remove(uid)
  await profiles.remove(uid)
  return ok(undefined)

  async function readAll(): Promise<Order[]> {
    const read: Order[] = []
    let after: string | null = null
    do {
      const page = await orders.listForUser(uid, { limit: pageSize, after })
      read.push(...page.items)
      after = page.next
    } while (after !== null)
    return read
  }

  function anonymise(batchOfOrders: readonly Order[]): Promise<void> {
    return call(`orders of ${uid}`, () => {
      const batch = writeBatch(database)
      for (const { id } of batchOfOrders) {
        batch.update(doc(database, 'orders', id), {
          customer: anonymisedCustomer,
          notes: deleteField(),
          searchTerms: deleteField(),
          updatedAt: serverTimestamp(),
        })
      }
      return batch.commit()
    })
  }
}

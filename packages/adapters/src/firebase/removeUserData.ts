import {
  type AccountKeptReason,
  type Backend,
  err,
  isAnonymised,
  isOpenStatus,
  anonymisedCustomer,
  ok,
  type Order,
  type Result,
} from '@storefront/domain'
import { deleteField, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'

/** Orders read, and written, at once. */
const pageSize = 100

/**
 * Removes what the database keeps of the signed-in user: the customer and the notes of every order,
 * the cart, the profile. The rules let nobody else do it, so it comes before the account. It looks
 * first and writes afterwards, and what is removed already is passed over: a refusal changes
 * nothing, and what broke off half way can be done again.
 */
export async function removeUserData(
  { database, call }: FirebaseContext,
  { profiles, carts, orders }: Pick<Backend, 'profiles' | 'carts' | 'orders'>,
  uid: string,
): Promise<Result<void, AccountKeptReason>> {
  const profile = await profiles.find(uid)
  if (profile?.role === 'admin') return err('admin-account')
  const own = await readAll()
  if (own.some(({ status }) => isOpenStatus(status))) return err('orders-open')

  const named = own.filter((order) => !isAnonymised(order))
  for (let start = 0; start < named.length; start += pageSize) {
    await anonymise(named.slice(start, start + pageSize))
  }
  await carts.remove(uid)
  await profiles.remove(uid)
  return ok(undefined)

  async function readAll(): Promise<Order[]> {
    const read: Order[] = []
    let after: string | null = null
    do {
      const page = await orders.listOf(uid, { limit: pageSize, after })
      read.push(...page.items)
      after = page.next
    } while (after !== null)
    return read
  }

  function anonymise(some: readonly Order[]): Promise<void> {
    return call(`orders of ${uid}`, () => {
      const batch = writeBatch(database)
      for (const { id } of some) {
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

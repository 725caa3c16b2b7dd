import * as z from 'zod/mini'

import {
  allWaitingLists,
  cartRef,
  orderNotesRef,
  orderRef,
  ordersWhere,
  profileRef,
  waitingLetterRef,
  waitingLettersTo,
} from '../documents.ts'
import { anonymised, isAnonymised } from '../orders/order.ts'
import { orderFields } from '../orders/orderSchema.ts'
import { owedOf } from '../orders/owed.ts'
import { already, decided, defineCommand, remove, save } from '../shared/command.ts'
import { err } from '../shared/result.ts'
import { withoutPeople } from './withoutPeople.ts'

/** More orders than anybody has; all are read at once. */
const maxOrders = 5_000

/**
 * Removes what the shop keeps about a user: profile, cart, places on waiting lists, and the people of the account's orders.
 * The account itself is deleted after it. What it finds by the address alone, only if that is verified: somebody else may
 * have registered it. Refusals: `admin-account`, `orders-open` while anything is owed, `recent-sign-in-required`.
 */
export const deleteAccount = defineCommand({
  name: 'deleteAccount',
  by: 'user',
  recentSignIn: true,
  input: z.strictObject({}),
  reads: (_, { caller }) => ({
    profile: profileRef(caller.uid),
    cart: cartRef(caller.uid),
    orders: ordersWhere([['uid', '==', caller.uid]], maxOrders),
    lists: caller.emailVerified ? allWaitingLists : null,
    letters: caller.emailVerified ? waitingLettersTo(caller.email) : null,
  }),
  alsoReads: (_, { orders }) => ({ notes: orders.map(({ id }) => orderNotesRef(id)) }),
  decide: (_, { profile, cart, orders, lists, letters, notes }, { caller }) => {
    // With the role, even if the address is not verified (any more).
    if (profile?.role === 'admin') return err('admin-account')
    if (orders.some((order) => owedOf(order) !== null)) return err('orders-open')
    const writes = [
      ...(profile === null ? [] : [remove(profileRef(caller.uid).path)]),
      ...(cart === null ? [] : [remove(cartRef(caller.uid).path)]),
      ...orders
        .filter((order) => !isAnonymised(order))
        .map((order) => save(orderRef(order.id).path, orderFields(anonymised(order)))),
      ...orders
        .filter((_order, index) => notes[index] != null)
        .map(({ id }) => remove(orderNotesRef(id).path)),
      ...(lists ?? []).flatMap((list) => withoutPeople(list, [caller.email])),
      ...(letters ?? []).map((letter) => remove(waitingLetterRef(letter).path)),
    ]
    return writes.length === 0 ? already(null) : decided(null, writes)
  },
})

import * as z from 'zod/mini'

import {
  allWaitingLists,
  cartRef,
  orderNotesRef,
  orderRef,
  ordersWhere,
  ordersWithoutAccount,
  profileRef,
} from '../documents.ts'
import { anonymisedCustomer } from '../orders/customer.ts'
import { isAnonymised, type Order } from '../orders/order.ts'
import { orderFields } from '../orders/orderSchema.ts'
import { isOpen } from '../orders/orderSteps.ts'
import { already, decided, defineCommand, remove, save } from '../shared/command.ts'
import { err } from '../shared/result.ts'
import { withoutPeople } from './withoutPeople.ts'

/** More orders than anybody has; all are read at once. */
const maxOrders = 5_000

/**
 * Removes what the shop keeps about a user: profile, cart, places on waiting lists and, from the orders, name, address,
 * notes and tracking; the rest of an order is kept. By the address alone it finds places on waiting lists and orders that
 * have not joined the account, so only if the address is verified: somebody else may have registered it. The account
 * itself is deleted after it. Refusals: `admin-account`, so that somebody can still run the shop, and `orders-open` while
 * an order is under way.
 */
export const deleteAccount = defineCommand({
  name: 'deleteAccount',
  by: 'user',
  input: z.strictObject({}),
  reads: (_, { caller }) => ({
    profile: profileRef(caller.uid),
    cart: cartRef(caller.uid),
    own: ordersWhere([['uid', '==', caller.uid]], maxOrders),
    others: caller.emailVerified ? ordersWithoutAccount(caller.email, maxOrders) : null,
    lists: caller.emailVerified ? allWaitingLists : null,
  }),
  alsoReads: (_, { own, others }) => ({
    notes: ordersOf(own, others).map(({ id }) => orderNotesRef(id)),
  }),
  decide: (_, { profile, cart, own, others, lists, notes }, { caller, now }) => {
    const orders = ordersOf(own, others)
    // With the role, even if the address is not verified (any more).
    if (profile?.role === 'admin') return err('admin-account')
    if (orders.some(isOpen)) return err('orders-open')
    const writes = [
      ...(profile === null ? [] : [remove(profileRef(caller.uid).path)]),
      ...(cart === null ? [] : [remove(cartRef(caller.uid).path)]),
      ...orders
        .filter((order) => !isAnonymised(order))
        .map((order) => save(orderRef(order.id).path, orderFields(anonymised(order, now)))),
      ...orders
        .filter((_order, index) => notes[index] != null)
        .map(({ id }) => remove(orderNotesRef(id).path)),
      ...(lists ?? []).flatMap((list) => withoutPeople(list, [caller.email])),
    ]
    return writes.length === 0 ? already(null) : decided(null, writes)
  },
})

/** The orders of the account, and those that have not joined it. */
const ordersOf = (own: readonly Order[], others: readonly Order[] | null) => [
  ...own,
  ...(others ?? []),
]

const anonymised = (order: Order, now: number): Order => ({
  ...order,
  customer: anonymisedCustomer,
  notes: '',
  giftNote: '',
  tracking: null,
  updatedAt: now,
})

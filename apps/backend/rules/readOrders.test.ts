import {
  collection,
  count,
  doc,
  getAggregate,
  getDoc,
  getDocs,
  orderBy,
  query,
  sum,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import { openShop } from './testing/openShop.ts'
import { anOrder, lineItemsOf } from './testing/orders.ts'
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('read-orders')

const all = (db: Firestore) => collection(db, 'orders')
const ordersOfAna = (db: Firestore) => query(all(db), where('customer.email', '==', ana.email))
const addUp = (orders: Query) =>
  getAggregate(orders, { count: count(), totalCents: sum('totalCents') })

beforeEach(() => shop.store({ 'orders/order000000000000001': anOrder(ana, lineItemsOf(1)) }))

describe('one order', () => {
  it('can be read by its owner and by admins only', async () => {
    await assertSucceeds(getDoc(doc(shop.as(ana), 'orders/order000000000000001')))
    await assertSucceeds(getDoc(doc(shop.as(admin), 'orders/order000000000000001')))
    await assertFails(getDoc(doc(shop.as(bruno), 'orders/order000000000000001')))
    await assertFails(getDoc(doc(shop.as(null), 'orders/order000000000000001')))
  })

  it('that does not exist can be read by any signed-in user', async () => {
    await assertSucceeds(getDoc(doc(shop.as(bruno), 'orders/order000000000000002')))
    await assertFails(getDoc(doc(shop.as(null), 'orders/order000000000000002')))
  })
})

describe('a list of orders', () => {
  it('can be read by the owner of the orders', async () => {
    const own = where('uid', '==', ana.uid)
    const listAs = (person: typeof ana | null) =>
      getDocs(query(collection(shop.as(person), 'orders'), own, orderBy('createdAt', 'desc')))
    await assertSucceeds(listAs(ana))
    await assertFails(listAs(bruno))
    await assertFails(listAs(null))
  })

  it('of all users can be read by admins only', async () => {
    await assertSucceeds(getDocs(collection(shop.as(admin), 'orders')))
    await assertFails(getDocs(collection(shop.as(ana), 'orders')))
    await assertFails(getDocs(collection(shop.as(null), 'orders')))
  })
})

describe('the figures of orders', () => {
  it.each([
    ['of all users', all],
    ['of a customer', ordersOfAna],
  ])('%s can be read by admins only', async (_, orders) => {
    await assertSucceeds(addUp(orders(shop.as(admin))))
    await assertFails(addUp(orders(shop.as(ana))))
    await assertFails(addUp(orders(shop.as(null))))
  })
})

import { expect, it } from 'vitest'

import { orderRef } from '../documents.ts'
import { err } from '../shared/result.ts'
import { aCaller, aCustomer, anOrder } from '../testing/builders.ts'
import { aShop, done, doneBefore, rosa, runOn, type Stored } from '../testing/runOn.ts'
import { cancelOrder } from './cancelOrder.ts'
import { joinOrder } from './joinOrder.ts'

const order = anOrder({ uid: null })
const { id } = order
const unverified = { caller: aCaller({ emailVerified: false }) }

it('an order joins the account whose verified address it carries, and its link goes on working', async () => {
  const shop = runOn(aShop({ orders: [order] }))
  expect(await shop.run(joinOrder, { id }, rosa)).toEqual(done(null))
  expect(shop.find(orderRef(id))).toEqual({ ...order, uid: 'rosa' })
  expect(await shop.run(joinOrder, { id }, rosa)).toEqual(doneBefore(null))
  expect(await shop.run(cancelOrder, { id })).toMatchObject({ ok: true })
})

const { 'users/rosa': _, ...withoutProfile } = aShop({ orders: [order] })

it.each<[string, Stored, typeof rosa]>([
  ['the address is not verified', aShop({ orders: [order] }), unverified],
  [
    'it carries another address',
    aShop({ orders: [anOrder({ uid: null, customer: aCustomer({ email: 'luis@example.com' }) })] }),
    rosa,
  ],
  [
    'it has joined another account',
    aShop({ orders: [anOrder({ uid: 'luis', isOpenByLink: true })] }),
    rosa,
  ],
  ['it does not exist', aShop(), rosa],
  ['the account no longer exists', withoutProfile, rosa],
])('an order is not found, and joins no account, if %s', async (_name, documents, sender) => {
  const shop = runOn(documents)
  expect(await shop.run(joinOrder, { id }, sender)).toEqual(err('order-not-found'))
  expect(shop.documents()).toEqual(documents)
})

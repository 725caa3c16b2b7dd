import { describe, expect, it } from 'vitest'

import { letterRef, orderRef, productRef } from '../documents.ts'
import { letterId } from '../letters/letter.ts'
import type { Order } from '../orders/order.ts'
import { err } from '../shared/result.ts'
import { aCaller, anOrder, aPress, aProduct, noon } from '../testing/builders.ts'
import { admin, aShop, done, guest, rosa, runOn, type Sender } from '../testing/runOn.ts'
import { cancelOrder } from './cancelOrder.ts'

const own = anOrder()
const byLink = anOrder({ uid: null })
const { id } = own
const press = aPress(50)

describe('a buyer', () => {
  it.each<[string, Order, Sender, string]>([
    ['cancels the order of their account', own, rosa, 'rosa'],
    ['without an account cancels the order whose link they have', byLink, guest, 'guest'],
    ['with an account of their own cancels such an order too', byLink, rosa, 'guest'],
    [
      'cancels by the link also once the order has joined an account',
      anOrder({ isOpenByLink: true }),
      guest,
      'guest',
    ],
  ])('%s, once', async (_, order, sender, by) => {
    const shop = runOn(aShop({ orders: [order], products: [aProduct({ stock: 1 })] }))
    const cancelled = await shop.run(cancelOrder, { id }, { ...sender, press })
    expect(cancelled).toEqual(done(shop.find(orderRef(id))))
    expect(shop.find(orderRef(id))).toMatchObject({ status: 'cancelled', cancelledAt: noon })
    expect(shop.find(orderRef(id))?.entries.at(-1)).toMatchObject({
      by,
      press,
      took: { destilado: -2 },
    })
    expect(shop.find(productRef('destilado'))?.stock).toBe(3)
    expect(
      shop.find(letterRef(letterId({ orderId: id, press, kind: 'orderCancelled' })))?.state,
    ).toBe('waiting')
    const before = shop.documents()
    expect(await shop.run(cancelOrder, { id }, { ...sender, press })).toEqual({
      ...cancelled,
      already: true,
    })
    expect(shop.documents()).toEqual(before)
  })

  it.each<[string, Parameters<typeof anOrder>[0]]>([
    ['paid', { receivedCents: 5_900 }],
    ['paid in part', { receivedCents: 1 }],
    ['shipped', { status: 'shipped' }],
    ['cancelled by another press', { status: 'cancelled' }],
  ])('cancels no order that was %s, and is told how it is', async (_, facts) => {
    const moved = anOrder({ uid: null, ...facts })
    const shop = runOn(aShop({ orders: [moved] }))
    expect(await shop.run(cancelOrder, { id })).toEqual(err({ code: 'changed', stored: moved }))
  })

  it('cancels without settings, and then no letter is written', async () => {
    const { 'settings/shop': _, ...documents } = aShop({ orders: [own] })
    expect(await runOn(documents).run(cancelOrder, { id }, rosa)).toMatchObject({ ok: true })
  })
})

describe('the order of an account', () => {
  it.each<[string, Sender]>([
    ['a guest who has its id', guest],
    ['another user', { caller: aCaller({ uid: 'admin', email: 'luis@example.com' }) }],
    ['an admin, who cancels it at the desk', admin],
  ])('is not found for %s', async (_, sender) => {
    for (const orders of [[own], []]) {
      const shop = runOn(aShop({ orders }))
      expect(await shop.run(cancelOrder, { id }, sender)).toEqual(err('order-not-found'))
      expect(shop.find(orderRef(id))).toEqual(orders[0] ?? null)
    }
  })
})

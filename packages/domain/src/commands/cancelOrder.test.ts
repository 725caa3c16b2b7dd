import { describe, expect, it } from 'vitest'

import { letterRef, orderRef, productRef } from '../documents.ts'
import type { Order } from '../orders/order.ts'
import { aCaller, anOrder, aProduct } from '../testing/builders.ts'
import { admin, aShop, guest, noon, rosa, runOn, type Sender } from '../testing/runOn.ts'
import { cancelOrder } from './cancelOrder.ts'

const own = anOrder()
const byLink = anOrder({ uid: null })
const { id } = own

describe('a buyer', () => {
  it.each([
    ['cancels the order of their account', own, rosa, 'rosa'],
    ['without an account cancels the order whose link they have', byLink, guest, 'guest'],
    ['with an account cancels such an order too', byLink, rosa, 'rosa'],
  ])('%s', async (_, order, sender, by) => {
    const shop = runOn(aShop({ orders: [order], products: [aProduct({ stock: 1 })] }))
    const cancelled = await shop.run(cancelOrder, { id }, sender)
    expect(cancelled).toEqual({
      ok: true,
      already: false,
      value: {
        ...order,
        status: 'cancelled',
        cancelledAt: noon,
        updatedAt: noon,
        activity: [{ kind: 'cancelled', by, at: noon }],
      },
    })
    expect(shop.find(orderRef(id))).toEqual(cancelled.ok && cancelled.value)
    expect(shop.find(productRef('destilado'))?.stock).toBe(3)
    expect(shop.find(letterRef(id, 'orderCancelled'))?.state).toBe('waiting')
  })

  it('is told that the order is cancelled already', async () => {
    const shop = runOn(aShop({ orders: [byLink], products: [aProduct({ stock: 1 })] }))
    await shop.run(cancelOrder, { id })
    const before = shop.documents()
    expect(await shop.run(cancelOrder, { id })).toMatchObject({
      ok: true,
      already: true,
      value: { status: 'cancelled' },
    })
    expect(shop.documents()).toEqual(before)
  })

  it.each<[string, Partial<Order>]>([
    ['paid', { paymentReceivedAt: noon }],
    ['shipped', { status: 'shipped', shippedAt: noon }],
    ['delivered', { status: 'delivered', deliveredAt: noon }],
  ])('cancels no order that was %s', async (_, moved) => {
    const shop = runOn(aShop({ orders: [anOrder({ uid: null, ...moved })] }))
    expect(await shop.run(cancelOrder, { id })).toEqual({ ok: false, error: 'order-changed' })
  })

  it('cancels without settings, and then no letter is written', async () => {
    const { 'settings/shop': _, ...documents } = aShop({ orders: [own] })
    expect(await runOn(documents).run(cancelOrder, { id }, rosa)).toMatchObject({ ok: true })
  })
})

describe('the order of an account', () => {
  it.each<[string, Sender]>([
    ['a guest who has its id', guest],
    ['another user', { caller: aCaller({ uid: 'luis', email: 'luis@example.com' }) }],
    ['an admin, who cancels it at the desk', admin],
  ])('is not found for %s', async (_, sender) => {
    const shop = runOn(aShop({ orders: [own] }))
    expect(await shop.run(cancelOrder, { id }, sender)).toEqual({
      ok: false,
      error: 'order-not-found',
    })
    expect(shop.find(orderRef(id))).toEqual(own)
  })

  it('is not found if it does not exist', async () => {
    expect(await runOn(aShop()).run(cancelOrder, { id }, rosa)).toEqual({
      ok: false,
      error: 'order-not-found',
    })
  })
})

it.each([{ id: `${id}/x` }, { id: 'x'.repeat(129) }, {}, { id, by: 'rosa' }, null])(
  'the input %j is refused',
  async (input) => {
    expect(await runOn(aShop({ orders: [byLink] })).run(cancelOrder, input)).toMatchObject({
      error: { code: 'invalid-input' },
    })
  },
)

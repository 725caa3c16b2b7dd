import { assertFails } from './testing/outcomes.ts'
import { maxOrderLines } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import {
  type Commit,
  expectAccepted,
  expectRefused,
  send,
  update,
  without,
} from './testing/commit.ts'
import { openShop } from './testing/openShop.ts'
import {
  aStoredOrder,
  cancelling,
  moving,
  placing,
  stepTo,
  stockOf,
  wantsOf,
  withStock,
} from './testing/orders.ts'
import { admin, ana } from './testing/people.ts'

const shop = await openShop('cancel-order')
const id = 'order-000001'
const path = `orders/${id}`
const wants = wantsOf(2)
const left = withStock(wants, 8)
const cancel = cancelling(id, left)

/** Stores Ana's order in a status, and what is left of its products. */
async function storeOrder(status = 'pending', products = left): Promise<void> {
  await shop.store({ ...stockOf(products), [path]: aStoredOrder(ana, wants, status) })
}

const giveBack = (stock: number, orderId: string, line: number) =>
  update({ stock, lastReturn: { orderId, line } })

describe('an order placed and cancelled in one commit', () => {
  const placed = placing(id, ana, wants)
  const both = [placed[path] ?? [], update(stepTo('cancelled'))]
  const sale = update({ stock: 8, lastSale: { orderId: id, line: 0 } })

  it.each([
    ['gives nothing back', [sale]],
    ['gives back twice', [sale, giveBack(10, id, 0), giveBack(12, id, 0)]],
    ['gives back what was not taken', [giveBack(12, id, 0)]],
  ])('is refused when it %s', async (_, changes) => {
    await shop.store(stockOf(wants))
    const forged = { ...placed, [path]: both.flat(), 'products/bottle-0': changes }
    await expectRefused(shop.as(ana), forged, { but: placed })
  })
})

describe('a cancellation', () => {
  it('gives the counted stock back', async () => {
    await storeOrder()
    await expectAccepted(shop.as(ana), cancel)
    expect(await shop.read('products/bottle-1')).toMatchObject({
      stock: 10,
      lastReturn: { orderId: id, line: 1 },
    })
  })

  it('of as many lines as there can be fits, for the admin too', async () => {
    const most = wantsOf(maxOrderLines)
    await shop.store(stockOf(most))
    await expectAccepted(shop.as(ana), placing(id, ana, most))
    await expectAccepted(shop.as(admin), cancelling(id, withStock(most, 8)))
  })

  it('gives nothing back to what is not counted any more, or not there any more', async () => {
    await storeOrder('paid', withStock(wants, null))
    await shop.remove('products/bottle-1')
    await expectAccepted(shop.as(admin), moving(id, 'cancelled'))
  })

  it('gives back whatever the product is called and costs by now', async () => {
    await storeOrder()
    const renamed = { ...left[0]?.product, name: 'New name', price: 99, active: false }
    await shop.store({ 'products/bottle-0': renamed })
    await expectAccepted(shop.as(ana), cancel)
  })

  it.each<[string, Commit]>([
    ['without giving anything back', moving(id, 'cancelled')],
    ['without giving one product back', without(cancel, 'products/bottle-1')],
    ['without being one', without(cancel, path)],
    ['by a payment', { ...cancel, ...moving(id, 'paid') }],
    ['with more than was taken', { ...cancel, 'products/bottle-0': giveBack(11, id, 0) }],
    ['with less than was taken', { ...cancel, 'products/bottle-0': giveBack(9, id, 0) }],
    ['with no stamp', { ...cancel, 'products/bottle-0': update({ stock: 10 }) }],
    ['for another line', { ...cancel, 'products/bottle-0': giveBack(10, id, 1) }],
    ['for another order', { ...cancel, 'products/bottle-0': giveBack(10, 'order-000002', 0) }],
    ['to a product it did not take from', { ...cancel, 'products/bottle-2': giveBack(12, id, 0) }],
    [
      'with another field',
      {
        ...cancel,
        'products/bottle-0': update({ stock: 10, lastReturn: { orderId: id, line: 0 }, price: 1 }),
      },
    ],
  ])('does not give back %s', async (_, forged) => {
    await shop.store(stockOf(wantsOf(3)))
    await storeOrder()
    await assertFails(send(shop.as(admin), forged))
    await expectRefused(shop.as(ana), forged, { but: cancel })
  })

  it.each(wantsOf(maxOrderLines))('gives $productId of all lines back', async ({ productId }) => {
    const sold = withStock(wantsOf(maxOrderLines), 8)
    await shop.store({ ...stockOf(sold), [path]: aStoredOrder(ana, sold, 'pending') })
    const whole = cancelling(id, sold)
    await expectRefused(shop.as(ana), without(whole, `products/${productId}`), { but: whole })
  })

  it('of long ago gives nothing back any more', async () => {
    const other = 'order-000002'
    await storeOrder()
    await shop.store({ [`orders/${other}`]: aStoredOrder(ana, wants, 'pending') })
    await expectAccepted(shop.as(ana), cancel)
    await expectAccepted(shop.as(ana), cancelling(other, wants))
    const again = { 'products/bottle-0': giveBack(14, id, 0) }
    await assertFails(send(shop.as(ana), again))
    expect(await shop.read('products/bottle-0')).toMatchObject({ stock: 12 })
  })

  it.each<[string, Commit]>([
    ['as a whole', cancelling(id, wants)],
    ['for one product alone', without(cancelling(id, wants), path, 'products/bottle-1')],
  ])('gives back once only, not again %s', async (_, again) => {
    await storeOrder('paid')
    await expectAccepted(shop.as(admin), cancel)
    await assertFails(send(shop.as(ana), again))
    await assertFails(send(shop.as(admin), again))
    expect(await shop.read('products/bottle-0')).toMatchObject({ stock: 10 })
  })
})

import { canReceivePayment, orderStatuses } from '@storefront/domain'
import { serverTimestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { type Commit, expectAccepted, expectRefused, update } from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { aStoredOrder, cancelling, placing, stockOf, wantsOf, withStock } from './testing/orders.ts'
import { admin, ana, bruno, unverified } from './testing/people.ts'

const shop = await openShop('receive-payment')
const id = 'order-000001'
const path = `orders/${id}`
const wants = wantsOf(1)
const left = withStock(wants, 8)
const received = { paymentReceivedAt: serverTimestamp(), updatedAt: serverTimestamp() }
const valid: Commit = { [path]: update(received) }

/** Stores Ana's order, and what is left of its product. */
async function storeOrder(status = 'pending', changes = {}): Promise<void> {
  await shop.store({
    ...stockOf(left),
    [path]: { ...aStoredOrder(ana, wants, status), ...changes },
  })
}

describe('the payment of an order', () => {
  const standing = orderStatuses.map((status) => ({ status, paymentReceivedAt: null }))

  it.each(standing.filter(canReceivePayment))('is received while it is $status', async (order) => {
    await storeOrder(order.status)
    await expectAccepted(shop.as(admin), valid)
    const stored = await shop.read(path)
    expect(stored).toMatchObject({ status: order.status })
    expect(stored?.['paymentReceivedAt']).toEqual(stored?.['updatedAt'])
  })

  it('is received where it was stored as none', async () => {
    await storeOrder('pending', { paymentReceivedAt: null })
    await expectAccepted(shop.as(admin), valid)
  })

  it('is received of an order of before there was a choice', async () => {
    const { paymentMethod: _, ...order } = aStoredOrder(ana, wants, 'shipped')
    await shop.store({ [path]: order })
    await expectAccepted(shop.as(admin), valid)
  })

  it('is not received of a cancelled order', async () => {
    await storeOrder('cancelled')
    const other = { 'orders/order-000002': update(received) }
    await shop.store({ 'orders/order-000002': aStoredOrder(ana, wants, 'pending') })
    await expectRefused(shop.as(admin), valid, { but: other })
  })

  it('is received once', async () => {
    await storeOrder()
    await expectAccepted(shop.as(admin), valid)
    await expectRefused(shop.as(admin), valid, { but: cancelling(id, left) })
  })

  it.each([
    ['its buyer', ana],
    ['another user', bruno],
    ['an admin whose address nobody has verified', unverified(admin)],
    ['a guest', null],
  ])('is not received by %s', async (_, other) => {
    await storeOrder()
    await expectRefused(shop.as(other), valid, { but: valid, by: shop.as(admin) })
  })

  it.each([
    ['at a time of their own', { paymentReceivedAt: longAgo }],
    ['by a word', { paymentReceivedAt: true }],
    ['with another time of the change', { updatedAt: new Date(0) }],
    ['with another status', { status: 'paid' }],
    ['with a step', { status: 'paid', paidAt: serverTimestamp() }],
    ['with another way to pay', { paymentMethod: 'onDelivery' }],
    ['with a total', { totalCents: 1 }],
    ['with anything new', { discount: 1 }],
  ])('is not received %s', async (_, change) => {
    await storeOrder()
    const forged = { [path]: update({ ...received, ...change }) }
    await expectRefused(shop.as(admin), forged, { but: valid })
  })

  it('is not received without the time of the change', async () => {
    await storeOrder()
    const forged = { [path]: update({ paymentReceivedAt: serverTimestamp() }) }
    await expectRefused(shop.as(admin), forged, { but: valid })
  })

  it('is not taken back', async () => {
    await storeOrder()
    await expectAccepted(shop.as(admin), valid)
    const forged = { [path]: update({ paymentReceivedAt: null, updatedAt: serverTimestamp() }) }
    await expectRefused(shop.as(admin), forged, { but: cancelling(id, left) })
  })

  it('leaves the cancellation to an admin', async () => {
    await storeOrder('pending', { paymentReceivedAt: longAgo })
    const cancel = cancelling(id, left)
    await expectRefused(shop.as(ana), cancel, { but: cancel, by: shop.as(admin) })
  })

  it('gives no bottle back', async () => {
    await storeOrder()
    const taking = { stock: 10, lastReturn: { orderId: id, line: 0 } }
    const forged = { ...valid, 'products/bottle-0': update(taking) }
    await expectRefused(shop.as(admin), forged, { but: valid })
  })

  it('does not come with the order', async () => {
    await shop.store(stockOf(wants))
    const placed = placing(id, ana, wants)
    const paid = { ...placed, [path]: [placed[path] ?? [], update(received)].flat() }
    await expectRefused(shop.as(ana), paid, { but: placed })
  })
})

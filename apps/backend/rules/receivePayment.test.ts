import { canRecordPayment, orderStatuses } from '@storefront/domain'
import { serverTimestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted, expectRefused, update, type Commit } from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import {
  aStoredOrder,
  cancelCommit,
  lineItemsOf,
  orderCommit,
  shopDocuments,
  withStock,
} from './testing/orders.ts'
import { admin, ana, bruno, unverified } from './testing/people.ts'

const shop = await openShop('receive-payment')
const id = 'order000000000000001'
const path = `orders/${id}`
const lineItems = lineItemsOf(1)
const remaining = withStock(lineItems, 8)
const received = { paymentReceivedAt: serverTimestamp(), updatedAt: serverTimestamp() }
const valid: Commit = { [path]: update(received) }

/** Stores Ana's order, and its product after the sale. */
async function storeOrder(status = 'pending', changes = {}): Promise<void> {
  await shop.store({
    ...shopDocuments(remaining),
    [path]: { ...aStoredOrder(ana, lineItems, status), ...changes },
  })
}

describe('the payment of an order', () => {
  const orders = orderStatuses.map((status) => ({ status, paymentReceivedAt: null }))

  it.each(orders.filter(canRecordPayment))(
    'is recorded for an order that is $status',
    async (order) => {
      await storeOrder(order.status)
      await expectAccepted(shop.as(admin), valid)
      const stored = await shop.read(path)
      expect(stored).toMatchObject({ status: order.status })
      expect(stored?.['paymentReceivedAt']).toEqual(stored?.['updatedAt'])
    },
  )

  it('is recorded when paymentReceivedAt is null', async () => {
    await storeOrder('pending', { paymentReceivedAt: null })
    await expectAccepted(shop.as(admin), valid)
  })

  it('is recorded for an old order without a payment method', async () => {
    const { paymentMethod: _, ...order } = aStoredOrder(ana, lineItems, 'shipped')
    await shop.store({ [path]: order })
    await expectAccepted(shop.as(admin), valid)
  })

  it('is refused for a cancelled order', async () => {
    await storeOrder('cancelled')
    const other = { 'orders/order000000000000002': update(received) }
    await shop.store({ 'orders/order000000000000002': aStoredOrder(ana, lineItems, 'pending') })
    await expectRefused(shop.as(admin), valid, { valid: other })
  })

  it('is recorded once', async () => {
    await storeOrder()
    await expectAccepted(shop.as(admin), valid)
    await expectRefused(shop.as(admin), valid, { valid: cancelCommit(id, remaining) })
  })

  it.each([
    ['its buyer', ana],
    ['another user', bruno],
    ['an admin with an unverified address', unverified(admin)],
    ['a guest', null],
  ])('is refused to %s', async (_, other) => {
    await storeOrder()
    await expectRefused(shop.as(other), valid, { valid, by: shop.as(admin) })
  })

  it.each([
    ['with another time', { paymentReceivedAt: longAgo }],
    ['with true in place of a time', { paymentReceivedAt: true }],
    ['with another updatedAt', { updatedAt: new Date(0) }],
    ['with another status', { status: 'paid' }],
    ['with a status and its time', { status: 'paid', paidAt: serverTimestamp() }],
    ['with another payment method', { paymentMethod: 'onDelivery' }],
    ['with a total', { totalCents: 1 }],
    ['with a new field', { discount: 1 }],
  ])('is refused %s', async (_, change) => {
    await storeOrder()
    const forged = { [path]: update({ ...received, ...change }) }
    await expectRefused(shop.as(admin), forged, { valid })
  })

  it('is refused without updatedAt', async () => {
    await storeOrder()
    const forged = { [path]: update({ paymentReceivedAt: serverTimestamp() }) }
    await expectRefused(shop.as(admin), forged, { valid })
  })

  it('cannot be removed', async () => {
    await storeOrder()
    await expectAccepted(shop.as(admin), valid)
    const forged = { [path]: update({ paymentReceivedAt: null, updatedAt: serverTimestamp() }) }
    await expectRefused(shop.as(admin), forged, { valid: cancelCommit(id, remaining) })
  })

  it('allows only an admin to cancel the order afterwards', async () => {
    await storeOrder('pending', { paymentReceivedAt: longAgo })
    const cancel = cancelCommit(id, remaining)
    await expectRefused(shop.as(ana), cancel, { valid: cancel, by: shop.as(admin) })
  })

  it('returns no bottle', async () => {
    await storeOrder()
    const taking = { stock: 10, lastReturn: { orderId: id, line: 0 } }
    const forged = { ...valid, 'products/bottle-0': update(taking) }
    await expectRefused(shop.as(admin), forged, { valid })
  })

  it('cannot be recorded when the order is placed', async () => {
    await shop.store(shopDocuments(lineItems))
    const placed = orderCommit(id, ana, lineItems)
    const paid = { ...placed, [path]: [placed[path] ?? [], update(received)].flat() }
    await expectRefused(shop.as(ana), paid, { valid: placed })
  })
})

import { maxOrderLines } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import {
  expectAccepted,
  expectRefused,
  send,
  update,
  without,
  type Commit,
} from './testing/commit.ts'
import { openShop } from './testing/openShop.ts'
import {
  aStoredOrder,
  cancelCommit,
  lineItemsOf,
  orderCommit,
  shopDocuments,
  stepChange,
  stepCommit,
  withStock,
} from './testing/orders.ts'
import { assertFails } from './testing/outcomes.ts'
import { admin, ana } from './testing/people.ts'

const shop = await openShop('cancel-order')
const id = 'order000000000000001'
const path = `orders/${id}`
const lineItems = lineItemsOf(2)
const remaining = withStock(lineItems, 8)
const cancel = cancelCommit(id, remaining, ana)
const cancelByAdmin = cancelCommit(id, remaining, admin)

/** Stores Ana's order with a status, and its products after the sale. */
async function storeOrder(status = 'pending', products = remaining): Promise<void> {
  await shop.store({ ...shopDocuments(products), [path]: aStoredOrder(ana, lineItems, status) })
}

const returnBottles = (stock: number, orderId: string, line: number) =>
  update({ stock, lastReturn: { orderId, line } })

describe('an order placed and cancelled in one commit', () => {
  const placed = orderCommit(id, ana, lineItems)
  const both = [placed[path] ?? [], update(stepChange('cancelled', ana))]
  const sale = update({ stock: 8, lastSale: { orderId: id, line: 0 } })

  it.each([
    ['returns nothing', [sale]],
    ['returns bottles twice', [sale, returnBottles(10, id, 0), returnBottles(12, id, 0)]],
    ['returns bottles that were not taken', [returnBottles(12, id, 0)]],
  ])('is refused when it %s', async (_, changes) => {
    await shop.store(shopDocuments(lineItems))
    const forged = { ...placed, [path]: both.flat(), 'products/bottle-0': changes }
    await expectRefused(shop.as(ana), forged, { valid: placed })
  })
})

describe('a cancellation', () => {
  it('returns the counted bottles', async () => {
    await storeOrder()
    await expectAccepted(shop.as(ana), cancel)
    expect(await shop.read('products/bottle-1')).toMatchObject({
      stock: 10,
      lastReturn: { orderId: id, line: 1 },
    })
  })

  it('of the largest order is accepted, also from an admin', async () => {
    const most = lineItemsOf(maxOrderLines)
    await shop.store(shopDocuments(most))
    await expectAccepted(shop.as(ana), orderCommit(id, ana, most))
    await expectAccepted(shop.as(admin), cancelCommit(id, withStock(most, 8), admin))
  })

  it('returns nothing to a product that is no longer counted or no longer exists', async () => {
    await storeOrder('paid', withStock(lineItems, null))
    await shop.remove('products/bottle-1')
    await expectAccepted(shop.as(admin), stepCommit(id, 'cancelled', admin))
  })

  it('returns bottles to a product with a new name and price', async () => {
    await storeOrder()
    const renamed = { ...remaining[0]?.product, name: 'New name', price: 99, active: false }
    await shop.store({ 'products/bottle-0': renamed })
    await expectAccepted(shop.as(ana), cancel)
  })

  it.each<[string, Commit]>([
    ['nothing', stepCommit(id, 'cancelled', ana)],
    ['the bottles of one product only', without(cancel, 'products/bottle-1')],
    ['bottles without the order', without(cancel, path)],
    ['bottles with another step', { ...cancel, ...stepCommit(id, 'shipped', ana) }],
    ['more bottles than were taken', { ...cancel, 'products/bottle-0': returnBottles(11, id, 0) }],
    ['fewer bottles than were taken', { ...cancel, 'products/bottle-0': returnBottles(9, id, 0) }],
    ['bottles without a stamp', { ...cancel, 'products/bottle-0': update({ stock: 10 }) }],
    [
      'bottles with the stamp of another line',
      { ...cancel, 'products/bottle-0': returnBottles(10, id, 1) },
    ],
    [
      'bottles with the stamp of another order',
      { ...cancel, 'products/bottle-0': returnBottles(10, 'order000000000000002', 0) },
    ],
    [
      'bottles to a product that is not in the order',
      { ...cancel, 'products/bottle-2': returnBottles(12, id, 0) },
    ],
    [
      'bottles with a change of another field',
      {
        ...cancel,
        'products/bottle-0': update({ stock: 10, lastReturn: { orderId: id, line: 0 }, price: 1 }),
      },
    ],
  ])('is refused when it returns %s', async (_, forged) => {
    await shop.store(shopDocuments(lineItemsOf(3)))
    await storeOrder()
    await expectRefused(shop.as(ana), forged, { valid: cancel })
  })

  it.each(lineItemsOf(maxOrderLines))(
    'is refused when it does not return $productId',
    async ({ productId }) => {
      const sold = withStock(lineItemsOf(maxOrderLines), 8)
      await shop.store({ ...shopDocuments(sold), [path]: aStoredOrder(ana, sold, 'pending') })
      const whole = cancelCommit(id, sold, ana)
      await expectRefused(shop.as(ana), without(whole, `products/${productId}`), { valid: whole })
    },
  )

  it('of an earlier time returns nothing again', async () => {
    const other = 'order000000000000002'
    await storeOrder()
    await shop.store({ [`orders/${other}`]: aStoredOrder(ana, lineItems, 'pending') })
    await expectAccepted(shop.as(ana), cancel)
    await expectAccepted(shop.as(ana), cancelCommit(other, lineItems, ana))
    const again = { 'products/bottle-0': returnBottles(14, id, 0) }
    await assertFails(send(shop.as(ana), again))
    expect(await shop.read('products/bottle-0')).toMatchObject({ stock: 12 })
  })

  it.each<[string, Commit]>([
    ['as a whole', cancelCommit(id, lineItems, admin, { entries: 1 })],
    [
      'for one product alone',
      without(cancelCommit(id, lineItems, admin), path, 'products/bottle-1'),
    ],
  ])('is refused a second time, %s', async (_, again) => {
    await storeOrder('paid')
    await expectAccepted(shop.as(admin), cancelByAdmin)
    await assertFails(send(shop.as(ana), again))
    await assertFails(send(shop.as(admin), again))
    expect(await shop.read('products/bottle-0')).toMatchObject({ stock: 10 })
  })
})

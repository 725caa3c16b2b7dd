import { increment } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted, expectRefused, update } from './testing/commit.ts'
import { aProduct } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import {
  anOrder,
  aStoredOrder,
  cancelCommit,
  lineItemsOf,
  orderCommit,
  shopDocuments,
  withStock,
} from './testing/orders.ts'
import { admin, ana } from './testing/people.ts'

const shop = await openShop('console-edits')
const id = 'order000000000000001'
const lineItems = lineItemsOf(1)
const bottle = 'products/bottle-0'

/** Stores a stock as a double, as when `10.0` is typed in the console. */
async function storeDouble(stock: number): Promise<void> {
  await shop.store(shopDocuments(withStock(lineItems, stock - 0.5)))
  await shop.change(bottle, { stock: increment(0.5) })
}

describe('a stock that is a double', () => {
  it('is sold from and returned to', async () => {
    await storeDouble(10)
    const taking = update({ stock: increment(-2), lastSale: { orderId: id, line: 0 } })
    await expectAccepted(shop.as(ana), { ...orderCommit(id, ana, lineItems), [bottle]: taking })
    const giving = update({ stock: increment(2), lastReturn: { orderId: id, line: 0 } })
    await expectAccepted(shop.as(ana), { ...cancelCommit(id, lineItems, ana), [bottle]: giving })
    expect(await shop.read(bottle)).toMatchObject({ stock: 10 })
  })

  it('may become an integer by an order', async () => {
    await storeDouble(10)
    await expectAccepted(shop.as(ana), orderCommit(id, ana, lineItems))
  })

  it('is not sold from when it has a fraction', async () => {
    await shop.store(shopDocuments(withStock(lineItems, 10.5)))
    const taking = update({ stock: increment(-2), lastSale: { orderId: id, line: 0 } })
    const forged = { ...orderCommit(id, ana, lineItems), [bottle]: taking }
    const counted = { [bottle]: update({ stock: 10, updatedAt: aProduct()['updatedAt'] }) }
    await expectRefused(shop.as(ana), forged, { valid: counted, by: shop.as(admin) })
    await expectAccepted(shop.as(ana), orderCommit(id, ana, lineItems))
  })

  it('is not sold from below 0', async () => {
    await storeDouble(1)
    const taking = update({ stock: increment(-2), lastSale: { orderId: id, line: 0 } })
    const forged = { ...orderCommit(id, ana, lineItems), [bottle]: taking }
    await storeDouble(1)
    await expectRefused(shop.as(ana), forged, {
      valid: orderCommit(id, ana, lineItemsOf(1, { stock: 1 }, 1)),
    })
  })

  it('must be an integer after an edit by an admin', async () => {
    await storeDouble(10)
    const renaming = { name: 'Another', updatedAt: aProduct()['updatedAt'] }
    await expectRefused(
      shop.as(admin),
      { [bottle]: update(renaming) },
      { valid: { [bottle]: update({ ...renaming, stock: 10 }) } },
    )
  })
})

it('a product with a negative price is not sold', async () => {
  const cheap = lineItemsOf(1, { price: 0.01 })
  const refunding = lineItemsOf(1, { price: -0.01 })
  await shop.store(shopDocuments(refunding))
  // Two bottles for -2 cents: in the packed sum, one bottle is read as cents.
  const owed = 1_000_000_000_000 - 2
  const sums = { subtotalCents: owed, shippingCents: 0, totalCents: owed }
  const forged = orderCommit(id, ana, refunding, { ...anOrder(ana, refunding), ...sums })
  const corrected = { [bottle]: update({ price: 0.01, updatedAt: aProduct()['updatedAt'] }) }
  await expectRefused(shop.as(ana), forged, { valid: corrected, by: shop.as(admin) })
  await expectAccepted(shop.as(ana), orderCommit(id, ana, cheap))
})

it('the highest stock gets its bottles back', async () => {
  const highest = withStock(lineItems, 999_999_999)
  const placed = { [`orders/${id}`]: aStoredOrder(ana, lineItems, 'pending') }
  await shop.store({ ...shopDocuments(highest), ...placed })
  await expectAccepted(shop.as(ana), cancelCommit(id, highest, ana))
})

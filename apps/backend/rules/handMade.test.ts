import { increment } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted, expectRefused, update } from './testing/commit.ts'
import { aProduct } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import {
  anOrder,
  aStoredOrder,
  cancelling,
  placing,
  stockOf,
  wantsOf,
  withStock,
} from './testing/orders.ts'
import { admin, ana } from './testing/people.ts'

const shop = await openShop('hand-made')
const id = 'order-000001'
const wants = wantsOf(1)
const bottle = 'products/bottle-0'

/** Stores the bottle with this stock as a double, as somebody may type `10.0` in the console. */
async function storeDouble(stock: number): Promise<void> {
  await shop.store(stockOf(withStock(wants, stock - 0.5)))
  await shop.change(bottle, { stock: increment(0.5) })
}

describe('a stock that is a double', () => {
  it('is sold from and given back to', async () => {
    await storeDouble(10)
    const taking = update({ stock: increment(-2), lastSale: { orderId: id, line: 0 } })
    await expectAccepted(shop.as(ana), { ...placing(id, ana, wants), [bottle]: taking })
    const giving = update({ stock: increment(2), lastReturn: { orderId: id, line: 0 } })
    await expectAccepted(shop.as(ana), { ...cancelling(id, wants), [bottle]: giving })
    expect(await shop.read(bottle)).toMatchObject({ stock: 10 })
  })

  it('may become whole by an order', async () => {
    await storeDouble(10)
    await expectAccepted(shop.as(ana), placing(id, ana, wants))
  })

  it('is not sold from when it counts halves', async () => {
    await shop.store(stockOf(withStock(wants, 10.5)))
    const taking = update({ stock: increment(-2), lastSale: { orderId: id, line: 0 } })
    const forged = { ...placing(id, ana, wants), [bottle]: taking }
    const counted = { [bottle]: update({ stock: 10, updatedAt: aProduct()['updatedAt'] }) }
    await expectRefused(shop.as(ana), forged, { but: counted, by: shop.as(admin) })
    await expectAccepted(shop.as(ana), placing(id, ana, wants))
  })

  it('is not sold from below nothing', async () => {
    await storeDouble(1)
    const taking = update({ stock: increment(-2), lastSale: { orderId: id, line: 0 } })
    const forged = { ...placing(id, ana, wants), [bottle]: taking }
    await storeDouble(1)
    await expectRefused(shop.as(ana), forged, {
      but: placing(id, ana, wantsOf(1, { stock: 1 }, 1)),
    })
  })

  it('is whole where an admin has written it', async () => {
    await storeDouble(10)
    const renaming = { name: 'Another', updatedAt: aProduct()['updatedAt'] }
    await expectRefused(
      shop.as(admin),
      { [bottle]: update(renaming) },
      { but: { [bottle]: update({ ...renaming, stock: 10 }) } },
    )
  })
})

it('a price below nothing sells nothing', async () => {
  const free = wantsOf(1, { price: 0 })
  const refunding = wantsOf(1, { price: -0.01 })
  await shop.store(stockOf(refunding))
  // Two bottles for two cents less than nothing; in the sum of both one bottle becomes all its cents.
  const owed = 1_000_000_000_000 - 2
  const sums = { subtotalCents: owed, shippingCents: 0, totalCents: owed }
  const forged = placing(id, ana, refunding, { ...anOrder(ana, refunding), ...sums })
  const mended = { [bottle]: update({ price: 0, updatedAt: aProduct()['updatedAt'] }) }
  await expectRefused(shop.as(ana), forged, { but: mended, by: shop.as(admin) })
  await expectAccepted(shop.as(ana), placing(id, ana, free))
})

it('a stock as high as can be gets its bottles back', async () => {
  const highest = withStock(wants, 999_999_999)
  const placed = { [`orders/${id}`]: aStoredOrder(ana, wants, 'pending') }
  await shop.store({ ...stockOf(highest), ...placed })
  await expectAccepted(shop.as(ana), cancelling(id, highest))
})

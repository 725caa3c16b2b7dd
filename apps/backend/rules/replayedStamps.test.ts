import type { DocumentData } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { type Commit, expectAccepted, expectRefused, update } from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, cancelling, placing, stockOf, wantsOf, withStock } from './testing/orders.ts'
import { ana } from './testing/people.ts'

// Here all commits happen in the same tick, as a few of thousands do that are sent at once: what is
// told from a later commit by the time alone passes.
const shop = await openShop('replayed-stamps', longAgo)

/** Of digits only: as a number it names the same document. */
const id = '1234567890'
const other = 'order-000002'
const wants = wantsOf(1, { stock: 10 }, 2)
const bottle = 'products/bottle-0'

const place = (orderId: string, left: number): Commit => {
  const order = { ...anOrder(ana, wants), createdAt: longAgo, updatedAt: longAgo }
  return placing(orderId, ana, withStock(wants, left), order)
}
const cancel = (orderId: string, left: number): Commit => ({
  ...cancelling(orderId, withStock(wants, left)),
  [`orders/${orderId}`]: update({
    status: 'cancelled',
    updatedAt: longAgo,
    cancelledAt: longAgo,
  }),
})

/** The one stamp of the line again, and names of the line that are not it. */
const otherStamps: readonly (readonly [string, DocumentData])[] = [
  ['the same stamp', { orderId: id, line: 0 }],
  ['a further key', { orderId: id, line: 0, x: 1 }],
  ['its line as a double', { orderId: id, line: -0 }],
  ['the order as a number', { orderId: Number(id), line: 0 }],
  ['the order with a slash before it', { orderId: `/${id}`, line: 0 }],
  ['the order with a slash after it', { orderId: `${id}/`, line: 0 }],
]

describe('at the very moment of an order', () => {
  it.each(otherStamps)('nothing more is taken for it by %s', async (_, lastSale) => {
    await shop.store(stockOf(wants))
    await expectAccepted(shop.as(ana), place(id, 10))
    const forged = { [bottle]: update({ stock: 6, lastSale }) }
    await expectRefused(shop.as(ana), forged, { but: place(other, 8) })
  })

  it.each(otherStamps)('nothing more is given back for it by %s', async (_, lastReturn) => {
    await shop.store(stockOf(wants))
    await expectAccepted(shop.as(ana), place(id, 10))
    await expectAccepted(shop.as(ana), place(other, 8))
    await expectAccepted(shop.as(ana), cancel(id, 6))
    const forged = { [bottle]: update({ stock: 10, lastReturn }) }
    await expectRefused(shop.as(ana), forged, { but: cancel(other, 8) })
  })
})

// What the clock alone keeps apart; decision 014 says what it could do.
it('two orders of one product at the very same moment let a sale of the first be repeated', async () => {
  await shop.store(stockOf(wants))
  await expectAccepted(shop.as(ana), place(id, 10))
  await expectAccepted(shop.as(ana), place(other, 8))
  await expectAccepted(shop.as(ana), {
    [bottle]: update({ stock: 4, lastSale: { orderId: id, line: 0 } }),
  })
  expect(await shop.read(bottle)).toMatchObject({ stock: 4 })
})

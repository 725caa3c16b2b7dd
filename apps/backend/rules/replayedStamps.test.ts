import type { DocumentData } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { type Commit, expectAccepted, expectRefused, update } from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import {
  anOrder,
  cancelCommit,
  orderCommit,
  shopDocuments,
  lineItemsOf,
  withStock,
} from './testing/orders.ts'
import { ana } from './testing/people.ts'

// All commits of this shop have the same request.time, as can happen to commits that are sent at once. Rules
// that only compare times cannot distinguish them.
const shop = await openShop('replayed-stamps', longAgo)

/** Digits only, so that the number addresses the same document. */
const id = '1234567890'
const other = 'order-000002'
const lineItems = lineItemsOf(1, { stock: 10 }, 2)
const bottle = 'products/bottle-0'

const place = (orderId: string, remaining: number): Commit => {
  const order = { ...anOrder(ana, lineItems), createdAt: longAgo, updatedAt: longAgo }
  return orderCommit(orderId, ana, withStock(lineItems, remaining), order)
}
const cancel = (orderId: string, remaining: number): Commit => ({
  ...cancelCommit(orderId, withStock(lineItems, remaining)),
  [`orders/${orderId}`]: update({
    status: 'cancelled',
    updatedAt: longAgo,
    cancelledAt: longAgo,
  }),
})

/** The stamp of the line, and other ways to write it. */
const otherStamps: readonly (readonly [string, DocumentData])[] = [
  ['the same stamp', { orderId: id, line: 0 }],
  ['a further key', { orderId: id, line: 0, x: 1 }],
  ['its line as a double', { orderId: id, line: -0 }],
  ['the order as a number', { orderId: Number(id), line: 0 }],
  ['the order with a slash before it', { orderId: `/${id}`, line: 0 }],
  ['the order with a slash after it', { orderId: `${id}/`, line: 0 }],
]

describe('at the time of an order', () => {
  it.each(otherStamps)('no more bottles are taken with %s', async (_, lastSale) => {
    await shop.store(shopDocuments(lineItems))
    await expectAccepted(shop.as(ana), place(id, 10))
    const forged = { [bottle]: update({ stock: 6, lastSale }) }
    await expectRefused(shop.as(ana), forged, { valid: place(other, 8) })
  })

  it.each(otherStamps)('no more bottles are returned with %s', async (_, lastReturn) => {
    await shop.store(shopDocuments(lineItems))
    await expectAccepted(shop.as(ana), place(id, 10))
    await expectAccepted(shop.as(ana), place(other, 8))
    await expectAccepted(shop.as(ana), cancel(id, 6))
    const forged = { [bottle]: update({ stock: 10, lastReturn }) }
    await expectRefused(shop.as(ana), forged, { valid: cancel(other, 8) })
  })
})

// Only the time prevents this; decision 014 describes the risk.
it('two orders of one product at the same time allow the sale of the first to be repeated', async () => {
  await shop.store(shopDocuments(lineItems))
  await expectAccepted(shop.as(ana), place(id, 10))
  await expectAccepted(shop.as(ana), place(other, 8))
  await expectAccepted(shop.as(ana), {
    [bottle]: update({ stock: 4, lastSale: { orderId: id, line: 0 } }),
  })
  expect(await shop.read(bottle)).toMatchObject({ stock: 4 })
})

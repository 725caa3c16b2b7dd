import type { DocumentData } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted, expectRefused, set, update, type Commit } from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
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
import { ana, bruno, type Person } from './testing/people.ts'

// All commits of this shop have the same request.time, as can happen to commits that are sent at once. Rules
// that only compare times cannot distinguish them.
const shop = await openShop('replayed-stamps', longAgo)

const id = 'order000000000000001'
const other = 'order000000000000002'
const lineItems = lineItemsOf(1, { stock: 10 }, 2)
const bottle = 'products/bottle-0'

const place = (buyer: Person, orderId: string, remaining: number): Commit => {
  const order = { ...anOrder(buyer, lineItems), createdAt: longAgo, updatedAt: longAgo }
  return {
    ...orderCommit(orderId, buyer, withStock(lineItems, remaining), order),
    [`carts/${buyer.uid}`]: set({ items: [], orderedAt: longAgo, orderId }),
  }
}
const cancel = (orderId: string, remaining: number): Commit =>
  cancelCommit(orderId, withStock(lineItems, remaining), ana, { time: longAgo })

/** The stamp of an order's only line, and other ways to write it. */
const stampsOf = (orderId: string): readonly (readonly [string, DocumentData])[] => [
  ['the same stamp', { orderId, line: 0 }],
  ['a further key', { orderId, line: 0, extra: 1 }],
  ['its line as a double', { orderId, line: -0 }],
  ['the order with a slash before it', { orderId: `/${orderId}`, line: 0 }],
  ['the order with a slash after it', { orderId: `${orderId}/`, line: 0 }],
]

/** An id of an old order, of digits only: the number addresses the same document. */
const digits = '1234567890'

describe('at the time of an order', () => {
  it.each(stampsOf(id))('no more bottles are taken with %s', async (_, lastSale) => {
    await shop.store(shopDocuments(lineItems))
    await expectAccepted(shop.as(ana), place(ana, id, 10))
    const forged = { [bottle]: update({ stock: 6, lastSale }) }
    await expectRefused(shop.as(ana), forged, {
      valid: place(bruno, other, 8),
      by: shop.as(bruno),
    })
  })

  it.each([
    ...stampsOf(digits),
    ['the order as a number', { orderId: Number(digits), line: 0 }],
  ] as const)('no more bottles are returned with %s', async (_, lastReturn) => {
    const open = aStoredOrder(ana, lineItems, 'pending')
    await shop.store({
      ...shopDocuments(withStock(lineItems, 6)),
      [`orders/${digits}`]: open,
      [`orders/${other}`]: open,
    })
    await expectAccepted(shop.as(ana), cancel(digits, 6))
    const forged = { [bottle]: update({ stock: 10, lastReturn }) }
    await expectRefused(shop.as(ana), forged, { valid: cancel(other, 8) })
  })
})

// Only the time prevents this; decision 014 describes the risk.
it('two orders of one product at the same time allow the sale of the first to be repeated', async () => {
  await shop.store(shopDocuments(lineItems))
  await expectAccepted(shop.as(ana), place(ana, id, 10))
  await expectAccepted(shop.as(bruno), place(bruno, other, 8))
  await expectAccepted(shop.as(ana), {
    [bottle]: update({ stock: 4, lastSale: { orderId: id, line: 0 } }),
  })
  expect(await shop.read(bottle)).toMatchObject({ stock: 4 })
})

it('an account cannot place two orders at the same time', async () => {
  await shop.store(shopDocuments(lineItems))
  await expectAccepted(shop.as(ana), place(ana, id, 10))
  await expectRefused(shop.as(ana), place(ana, other, 8), {
    valid: place(bruno, other, 8),
    by: shop.as(bruno),
  })
})

import { maxOrderLines } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import {
  expectAccepted,
  expectRefused,
  send,
  set,
  update,
  without,
  type Commit,
} from './testing/commit.ts'
import { aCartOf } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { lineItemsOf, orderCommit, shopDocuments, withStock } from './testing/orders.ts'
import { assertFails } from './testing/outcomes.ts'
import { ana, bruno, luis } from './testing/people.ts'

const shop = await openShop('partial-commits')
const id = 'order000000000000001'
const lineItems = lineItemsOf(2)
const valid = orderCommit(id, ana, lineItems)

const sale = (stock: number, orderId: string, line: number) =>
  update({ stock, lastSale: { orderId, line } })

describe('a partial sale', () => {
  it.each<[string, Commit]>([
    ['no order', without(valid, `orders/${id}`)],
    ['the order only', without(valid, 'carts/ana', 'products/bottle-0', 'products/bottle-1')],
    ['a cart that keeps its items', without(valid, 'carts/ana')],
    ['a cart that keeps one item', { ...valid, 'carts/ana': set(aCartOf(1)) }],
    ['one product left out', without(valid, 'products/bottle-1')],
    ['the stock taken without a stamp', { ...valid, 'products/bottle-0': update({ stock: 8 }) }],
    ["another line's stamp", { ...valid, 'products/bottle-0': sale(8, id, 1) }],
    ['the stamp of a missing line', { ...valid, 'products/bottle-0': sale(8, id, 2) }],
    [
      "another order's stamp",
      { ...valid, 'products/bottle-0': sale(8, 'order000000000000002', 0) },
    ],
    ['a further product taken', { ...valid, 'products/bottle-2': sale(8, id, 0) }],
  ])('is refused: %s', async (_, part) => {
    await shop.store({ ...shopDocuments(lineItemsOf(3)), 'carts/ana': aCartOf(2) })
    await expectRefused(shop.as(ana), part, { valid })
  })

  it('is refused: another product with the same name and price is taken too', async () => {
    await shop.store({ ...shopDocuments(lineItems), 'products/twin': { ...lineItems[0]?.product } })
    await expectRefused(shop.as(ana), { ...valid, 'products/twin': sale(8, id, 0) }, { valid })
  })

  const most = lineItemsOf(maxOrderLines)

  it.each(most)(
    'is refused: an order of all lines that does not take $productId',
    async (lineItem) => {
      await shop.store(shopDocuments(most))
      const whole = orderCommit(id, ana, most)
      await expectRefused(shop.as(ana), without(whole, `products/${lineItem.productId}`), {
        valid: whole,
      })
    },
  )

  it('is refused: two lines that share one product', async () => {
    const one = lineItemsOf(1)
    await shop.store(shopDocuments(one))
    for (const [stock, line] of [
      [8, 0],
      [6, 0],
      [8, 1],
      [6, 1],
    ] as const) {
      const commit = {
        ...orderCommit(id, ana, [...one, ...one]),
        'products/bottle-0': sale(stock, id, line),
      }
      await assertFails(send(shop.as(ana), commit))
    }
    await expectAccepted(shop.as(ana), orderCommit(id, ana, one))
  })
})

describe('an accepted sale', () => {
  it.each<[string, Commit]>([
    ['repeated as a whole', orderCommit(id, ana, withStock(lineItems, 8))],
    ['repeated with the same stock', valid],
    ['repeated for the same line', { 'products/bottle-0': update({ stock: 6 }) }],
    [
      'repeated for another line',
      {
        'products/bottle-0': sale(6, id, 1),
      },
    ],
  ])('cannot be %s', async (_, again) => {
    await shop.store(shopDocuments(lineItems))
    await expectAccepted(shop.as(ana), valid)
    await expectRefused(shop.as(ana), again, {
      valid: orderCommit('order000000000000002', bruno, withStock(lineItems, 8)),
      by: shop.as(bruno),
    })
  })
})

it('an earlier order takes nothing again', async () => {
  const [first, second] = ['order000000000000001', 'order000000000000002']
  await shop.store(shopDocuments(lineItems))
  await expectAccepted(shop.as(ana), orderCommit(first, ana, lineItems))
  await expectAccepted(shop.as(bruno), orderCommit(second, bruno, withStock(lineItems, 8)))
  await expectRefused(
    shop.as(ana),
    { 'products/bottle-0': sale(4, first, 0) },
    {
      valid: orderCommit('order000000000000003', luis, withStock(lineItems, 6)),
      by: shop.as(luis),
    },
  )
})

describe('two buyers of the last bottle', () => {
  const last = lineItemsOf(1, { stock: 1 }, 1)

  it('cannot both buy it', async () => {
    await shop.store(shopDocuments(last))
    const outcomes = await Promise.allSettled([
      send(shop.as(ana), orderCommit('orderOfAna0000000000', ana, last)),
      send(shop.as(bruno), orderCommit('orderOfBruno00000000', bruno, last)),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await shop.read('products/bottle-0')).toMatchObject({ stock: 0 })
  })

  it('cannot reduce the stock below 0', async () => {
    await shop.store(shopDocuments(withStock(last, 0)))
    await assertFails(send(shop.as(bruno), orderCommit(id, bruno, withStock(last, 0))))
    await shop.store(shopDocuments(last))
    await expectAccepted(shop.as(bruno), orderCommit(id, bruno, last))
  })
})

describe('two orders in one commit', () => {
  const [first, second] = lineItemsOf(2)
  if (first === undefined || second === undefined) throw new Error('Two line items')
  const one = orderCommit(id, ana, [first])
  const other = orderCommit('order000000000000002', ana, [second])

  it.each([
    ['of the same product', { ...orderCommit('order000000000000002', ana, [first]), ...one }],
    ['of different products', { ...one, ...other }],
    ['of different products, the other one in the cart', { ...other, ...one }],
  ])('are refused: %s', async (_, both) => {
    await shop.store(shopDocuments(lineItems))
    await expectRefused(shop.as(ana), both, { valid: one })
  })
})

import { assertFails } from './testing/outcomes.ts'
import { maxOrderLines } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import {
  type Commit,
  expectAccepted,
  expectRefused,
  send,
  set,
  update,
  without,
} from './testing/commit.ts'
import { aCartOf } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, placing, stockOf, withStock, wantsOf } from './testing/orders.ts'
import { ana, bruno } from './testing/people.ts'

const shop = await openShop('half-commits')
const id = 'order-000001'
const wants = wantsOf(2)
const valid = placing(id, ana, wants)

const sale = (stock: number, orderId: string, line: number) =>
  update({ stock, lastSale: { orderId, line } })

describe('a part of a sale', () => {
  it.each<[string, Commit]>([
    ['no order', without(valid, `orders/${id}`)],
    [
      'nothing but the order',
      without(valid, 'carts/ana', 'products/bottle-0', 'products/bottle-1'),
    ],
    ['a cart that keeps its items', without(valid, 'carts/ana')],
    ['a cart that keeps one item', { ...valid, 'carts/ana': set(aCartOf(1)) }],
    ['one product left out', without(valid, 'products/bottle-1')],
    ['the stock taken without a stamp', { ...valid, 'products/bottle-0': update({ stock: 8 }) }],
    ["another line's stamp", { ...valid, 'products/bottle-0': sale(8, id, 1) }],
    ["no line's stamp", { ...valid, 'products/bottle-0': sale(8, id, 2) }],
    ["another order's stamp", { ...valid, 'products/bottle-0': sale(8, 'order-000002', 0) }],
    ['a further product taken', { ...valid, 'products/bottle-2': sale(8, id, 0) }],
  ])('is refused: %s', async (_, part) => {
    await shop.store({ ...stockOf(wantsOf(3)), 'carts/ana': aCartOf(2) })
    await expectRefused(shop.as(ana), part, { but: valid })
  })

  it('is refused: a twin taken too, of the same name and price', async () => {
    await shop.store({ ...stockOf(wants), 'products/twin': { ...wants[0]?.product } })
    await expectRefused(shop.as(ana), { ...valid, 'products/twin': sale(8, id, 0) }, { but: valid })
  })

  const most = wantsOf(maxOrderLines)

  it.each(most)('is refused: an order of all lines that does not take $productId', async (want) => {
    await shop.store(stockOf(most))
    const whole = placing(id, ana, most)
    await expectRefused(shop.as(ana), without(whole, `products/${want.productId}`), { but: whole })
  })

  it('is refused: two lines that share one product', async () => {
    const one = wantsOf(1)
    await shop.store(stockOf(one))
    for (const [stock, line] of [
      [8, 0],
      [6, 0],
      [8, 1],
      [6, 1],
    ] as const) {
      const commit = {
        ...placing(id, ana, [...one, ...one]),
        'products/bottle-0': sale(stock, id, line),
      }
      await assertFails(send(shop.as(ana), commit))
    }
    await expectAccepted(shop.as(ana), placing(id, ana, one))
  })
})

describe('a sale once made', () => {
  it.each<[string, Commit]>([
    ['repeated as a whole', placing(id, ana, withStock(wants, 8))],
    ['repeated with the same stock', valid],
    ['taken once more for the same line', { 'products/bottle-0': update({ stock: 6 }) }],
    [
      'taken once more for another line',
      {
        'products/bottle-0': sale(6, id, 1),
      },
    ],
  ])('is not %s', async (_, again) => {
    await shop.store(stockOf(wants))
    await expectAccepted(shop.as(ana), valid)
    await expectRefused(shop.as(ana), again, {
      but: placing('order-000002', ana, withStock(wants, 8)),
    })
  })
})

it('an order of long ago takes nothing any more', async () => {
  const [first, second] = ['order-000001', 'order-000002']
  await shop.store(stockOf(wants))
  await expectAccepted(shop.as(ana), placing(first, ana, wants))
  await expectAccepted(shop.as(ana), placing(second, ana, withStock(wants, 8)))
  await expectRefused(
    shop.as(ana),
    { 'products/bottle-0': sale(4, first, 0) },
    { but: placing('order-000003', ana, withStock(wants, 6)) },
  )
})

describe('two buyers of the last bottle', () => {
  const last = wantsOf(1, { stock: 1 }, 1)

  it('cannot both have it', async () => {
    await shop.store(stockOf(last))
    const outcomes = await Promise.allSettled([
      send(shop.as(ana), placing('order-of-ana', ana, last)),
      send(shop.as(bruno), placing('order-of-bruno', bruno, last)),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await shop.read('products/bottle-0')).toMatchObject({ stock: 0 })
  })

  it('cannot take it below nothing', async () => {
    await shop.store(stockOf(withStock(last, 0)))
    await assertFails(send(shop.as(bruno), placing(id, bruno, withStock(last, 0))))
    await shop.store(stockOf(last))
    await expectAccepted(shop.as(bruno), placing(id, bruno, last))
  })
})

it('an order never takes from a product that another order of the same commit takes from', async () => {
  await shop.store(stockOf(wants))
  const both = {
    ...placing('order-000002', ana, wants),
    [`orders/${id}`]: set(anOrder(ana, wants)),
  }
  await expectRefused(shop.as(ana), both, { but: valid })
})

import { assertFails } from './testing/outcomes.ts'
import { maxOrderLines } from '@storefront/domain'
import type { DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { expectAccepted, expectRefused, send, without } from './testing/commit.ts'
import { someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, placing, stockOf, wantsOf } from './testing/orders.ts'
import { ana, bruno } from './testing/people.ts'

const shop = await openShop('refused-order')
const id = 'order-000001'
const wants = wantsOf(2)
const valid = placing(id, ana, wants)

describe('an order of a wrong size or name', () => {
  it.each([
    ['nothing', []],
    ['a line too many', wantsOf(maxOrderLines + 1)],
  ])('is refused with %s', async (_, wrong) => {
    await shop.store(stockOf(wantsOf(maxOrderLines + 1)))
    await expectRefused(shop.as(ana), placing(id, ana, wrong), {
      but: placing(id, ana, wantsOf(maxOrderLines)),
    })
  })

  it('is refused with a further line that nothing is paid for', async () => {
    const most = wantsOf(maxOrderLines)
    const order = anOrder(ana, most)
    const [gift] = anOrder(ana, wantsOf(1))['items']
    await shop.store(stockOf(most))
    const forged = placing(id, ana, most, { ...order, items: [...order['items'], gift] })
    await expectRefused(shop.as(ana), forged, { but: placing(id, ana, most) })
  })

  it.each(['short-id0', 'x'.repeat(41), 'an id of words', 'order.000001', 'ordeñ-000001'])(
    'is refused under the id %s',
    async (orderId) => {
      await shop.store(stockOf(wants))
      await expectRefused(shop.as(ana), placing(orderId, ana, wants), { but: valid })
    },
  )
})

/** The second product with something changed. */
const bottle = (changes: DocumentData): DocumentData => ({ ...wants[1]?.product, ...changes })

describe('an honest order', () => {
  it.each<[string, Record<string, DocumentData>]>([
    ['sales are paused', { 'settings/shop': someSettings({ salesPaused: true }) }],
    [
      'nobody says whether sales are paused',
      { 'settings/shop': someSettings({ salesPaused: null }) },
    ],
    ['the settings are empty', { 'settings/shop': {} }],
    ['a product is not for sale', { 'products/bottle-1': bottle({ active: false }) }],
    ['a product is coming soon', { 'products/bottle-1': bottle({ comingSoon: true }) }],
    ['a price has changed', { 'products/bottle-1': bottle({ price: 20.98 }) }],
    ['a name has changed', { 'products/bottle-1': bottle({ name: 'Bottle one' }) }],
    ['a stock has changed', { 'products/bottle-1': bottle({ stock: 9 }) }],
    ['shipping has changed', { 'settings/shop': someSettings({ shippingCents: 501 }) }],
  ])('is refused while %s', async (_, world) => {
    await shop.store({ ...stockOf(wants), ...world })
    await assertFails(send(shop.as(ana), valid))
    await shop.store(stockOf(wants))
    await expectAccepted(shop.as(ana), valid)
  })

  it('is refused with its own shipping while there are no settings', async () => {
    const { 'settings/shop': _, ...products } = stockOf(wants)
    await shop.store(products)
    const free = anOrder(ana, wants, someSettings({ shippingCents: 0 }))
    await expectRefused(shop.as(ana), placing(id, ana, wants, free), { but: valid })
  })

  it('is refused to anybody but its buyer', async () => {
    await shop.store(stockOf(wants))
    const cartAside = without(valid, 'carts/ana') // which nobody else could write anyway
    await assertFails(send(shop.as(bruno), cartAside))
    await expectRefused(shop.as(null), cartAside, { but: cartAside, by: shop.as(ana) })
  })
})

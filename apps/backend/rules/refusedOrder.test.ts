import { assertFails } from './testing/outcomes.ts'
import { maxOrderLines } from '@storefront/domain'
import { type DocumentData, Timestamp } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { expectAccepted, expectRefused, send, without } from './testing/commit.ts'
import { someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, placing, stockOf, wantsOf } from './testing/orders.ts'
import { ana, bruno, unverified } from './testing/people.ts'

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

function settingsWithout(field: string): DocumentData {
  const { [field]: _, ...settings } = someSettings()
  return settings
}

const minute = 60_000
const at = (time: number) => Timestamp.fromMillis(time)

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

  it.each([
    ['a planned pause is on', { startsAt: at(0), endsAt: at(Date.now() + 60 * minute) }],
    ['a planned pause has no end', { startsAt: at(0) }],
    ['a planned pause has a number for its start', { startsAt: 0, endsAt: 1 }],
  ])('is refused while %s', async (_, plannedPause) => {
    await shop.store(stockOf(wants, someSettings({ plannedPause })))
    await assertFails(send(shop.as(ana), valid))
    const over = { startsAt: at(0), endsAt: at(Date.now() - minute) }
    await shop.store(stockOf(wants, someSettings({ plannedPause: over })))
    await expectAccepted(shop.as(ana), valid)
  })

  it.each([
    ['the settings allow', someSettings({ maxBottlesPerOrder: 15 }), 2],
    ['is usual, where the settings say nothing', settingsWithout('maxBottlesPerOrder'), 4],
  ])('is refused with more bottles than %s', async (_, settings, quantity) => {
    const many = wantsOf(maxOrderLines, { stock: null }, quantity)
    const fewer = wantsOf(maxOrderLines - 1, { stock: null }, quantity - 1)
    await shop.store(stockOf(many, settings))
    await expectRefused(shop.as(ana), placing(id, ana, many), { but: placing(id, ana, fewer) })
  })

  it.each(wantsOf(maxOrderLines))('counts the bottles of $productId', async ({ productId }) => {
    const few = wantsOf(maxOrderLines, { stock: null }, 1)
    const ten = wantsOf(maxOrderLines, { stock: null }, 10)
    const many = few.map((want, line) =>
      want.productId === productId ? (ten[line] ?? want) : want,
    )
    await shop.store(stockOf(many, someSettings({ maxBottlesPerOrder: 16 })))
    await expectRefused(shop.as(ana), placing(id, ana, many), { but: placing(id, ana, few) })
  })

  it('is refused under an address that nobody has verified, where the shop wants that', async () => {
    await shop.store(stockOf(wants, someSettings({ verifiedEmailOnly: true })))
    await expectRefused(shop.as(unverified(ana)), valid, { but: valid, by: shop.as(ana) })
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

import { assertFails } from './testing/outcomes.ts'
import { maxOrderLines } from '@storefront/domain'
import { type DocumentData, Timestamp } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { expectAccepted, expectRefused, send, without } from './testing/commit.ts'
import { someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, orderCommit, shopDocuments, lineItemsOf } from './testing/orders.ts'
import { ana, bruno, unverified } from './testing/people.ts'

const shop = await openShop('refused-order')
const id = 'order-000001'
const lineItems = lineItemsOf(2)
const valid = orderCommit(id, ana, lineItems)

describe('an order with a wrong number of lines or a wrong id', () => {
  it.each([
    ['no line', []],
    ['one line too many', lineItemsOf(maxOrderLines + 1)],
  ])('is refused with %s', async (_, items) => {
    await shop.store(shopDocuments(lineItemsOf(maxOrderLines + 1)))
    await expectRefused(shop.as(ana), orderCommit(id, ana, items), {
      valid: orderCommit(id, ana, lineItemsOf(maxOrderLines)),
    })
  })

  it('is refused with a further line that is not in the sum', async () => {
    const most = lineItemsOf(maxOrderLines)
    const order = anOrder(ana, most)
    const [gift] = anOrder(ana, lineItemsOf(1))['items']
    await shop.store(shopDocuments(most))
    const forged = orderCommit(id, ana, most, { ...order, items: [...order['items'], gift] })
    await expectRefused(shop.as(ana), forged, { valid: orderCommit(id, ana, most) })
  })

  it.each(['short-id0', 'x'.repeat(41), 'an id of words', 'order.000001', 'ordeñ-000001'])(
    'is refused under the id %s',
    async (orderId) => {
      await shop.store(shopDocuments(lineItems))
      await expectRefused(shop.as(ana), orderCommit(orderId, ana, lineItems), { valid })
    },
  )
})

function settingsWithout(field: string): DocumentData {
  const { [field]: _, ...settings } = someSettings()
  return settings
}

const minute = 60_000
const at = (time: number) => Timestamp.fromMillis(time)

/** The second product with changes. */
const bottle = (changes: DocumentData): DocumentData => ({ ...lineItems[1]?.product, ...changes })

describe('a correct order', () => {
  it.each<[string, Record<string, DocumentData>]>([
    ['sales are paused', { 'settings/shop': someSettings({ salesPaused: true }) }],
    ['salesPaused is null', { 'settings/shop': someSettings({ salesPaused: null }) }],
    ['the settings are empty', { 'settings/shop': {} }],
    ['a product is not for sale', { 'products/bottle-1': bottle({ active: false }) }],
    ['a product is coming soon', { 'products/bottle-1': bottle({ comingSoon: true }) }],
    ['a price has changed', { 'products/bottle-1': bottle({ price: 20.98 }) }],
    ['a name has changed', { 'products/bottle-1': bottle({ name: 'Bottle one' }) }],
    ['a stock has changed', { 'products/bottle-1': bottle({ stock: 9 }) }],
    ['shipping has changed', { 'settings/shop': someSettings({ shippingCents: 501 }) }],
  ])('is refused while %s', async (_, documents) => {
    await shop.store({ ...shopDocuments(lineItems), ...documents })
    await assertFails(send(shop.as(ana), valid))
    await shop.store(shopDocuments(lineItems))
    await expectAccepted(shop.as(ana), valid)
  })

  it.each([
    ['a planned pause has started', { startsAt: at(0), endsAt: at(Date.now() + 60 * minute) }],
    ['a planned pause has no end', { startsAt: at(0) }],
    ['a planned pause starts at a number', { startsAt: 0, endsAt: 1 }],
  ])('is refused while %s', async (_, plannedPause) => {
    await shop.store(shopDocuments(lineItems, someSettings({ plannedPause })))
    await assertFails(send(shop.as(ana), valid))
    const over = { startsAt: at(0), endsAt: at(Date.now() - minute) }
    await shop.store(shopDocuments(lineItems, someSettings({ plannedPause: over })))
    await expectAccepted(shop.as(ana), valid)
  })

  it.each([
    ['the settings allow', someSettings({ maxBottlesPerOrder: 15 }), 2],
    ['the default, when the settings have no limit', settingsWithout('maxBottlesPerOrder'), 4],
  ])('is refused with more bottles than %s', async (_, settings, quantity) => {
    const many = lineItemsOf(maxOrderLines, { stock: null }, quantity)
    const fewer = lineItemsOf(maxOrderLines - 1, { stock: null }, quantity - 1)
    await shop.store(shopDocuments(many, settings))
    await expectRefused(shop.as(ana), orderCommit(id, ana, many), {
      valid: orderCommit(id, ana, fewer),
    })
  })

  it.each(lineItemsOf(maxOrderLines))('counts the bottles of $productId', async ({ productId }) => {
    const few = lineItemsOf(maxOrderLines, { stock: null }, 1)
    const ten = lineItemsOf(maxOrderLines, { stock: null }, 10)
    const many = few.map((lineItem, line) =>
      lineItem.productId === productId ? (ten[line] ?? lineItem) : lineItem,
    )
    await shop.store(shopDocuments(many, someSettings({ maxBottlesPerOrder: 16 })))
    await expectRefused(shop.as(ana), orderCommit(id, ana, many), {
      valid: orderCommit(id, ana, few),
    })
  })

  it('is refused with an unverified address, when the settings require a verified one', async () => {
    await shop.store(shopDocuments(lineItems, someSettings({ verifiedEmailOnly: true })))
    await expectRefused(shop.as(unverified(ana)), valid, { valid, by: shop.as(ana) })
  })

  it('is refused with other shipping than the default, when there are no settings', async () => {
    const { 'settings/shop': _, ...products } = shopDocuments(lineItems)
    await shop.store(products)
    const free = anOrder(ana, lineItems, someSettings({ shippingCents: 0 }))
    await expectRefused(shop.as(ana), orderCommit(id, ana, lineItems, free), { valid })
  })

  it('is refused to other users and guests', async () => {
    await shop.store(shopDocuments(lineItems))
    const withoutCart = without(valid, 'carts/ana') // which only Ana can write
    await assertFails(send(shop.as(bruno), withoutCart))
    await expectRefused(shop.as(null), withoutCart, { valid: withoutCart, by: shop.as(ana) })
  })
})

import { createHash } from 'node:crypto'

import { maxOrderLines } from '@storefront/domain'
import { Timestamp, type DocumentData } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted, expectRefused, send, set, without } from './testing/commit.ts'
import { someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, lineItemsOf, numberOf, orderCommit, shopDocuments } from './testing/orders.ts'
import { assertFails } from './testing/outcomes.ts'
import { ana, bruno, unverified } from './testing/people.ts'

const shop = await openShop('refused-order')
const id = 'order000000000000001'
const lineItems = lineItemsOf(2)
const valid = orderCommit(id, ana, lineItems)

describe('an order with a wrong number of lines or a wrong id', () => {
  it('is refused with no line', async () => {
    await shop.store(shopDocuments(lineItems, someSettings({ shippingCents: 500 })))
    const shippingOnly = { ...anOrder(ana, []), shippingCents: 500, totalCents: 500 }
    await expectRefused(shop.as(ana), orderCommit(id, ana, [], shippingOnly), { valid })
  })

  it('is refused with one line too many', async () => {
    const tooMany = lineItemsOf(maxOrderLines + 1)
    await shop.store(shopDocuments(tooMany))
    await expectRefused(shop.as(ana), orderCommit(id, ana, tooMany), {
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

  // Orders placed before have ids of 10 to 40 characters, with `-` and `_`.
  it.each([
    'x'.repeat(19),
    'x'.repeat(21),
    'an order of 4 words0',
    'order-00000000000001',
    'order_00000000000001',
    'ordeñ000000000000001',
    '7K3M9QX2AB',
  ])('is refused under the id %s', async (orderId) => {
    await shop.store(shopDocuments(lineItems))
    await expectRefused(shop.as(ana), orderCommit(orderId, ana, lineItems), { valid })
  })
})

describe('an order with another number than its id gives', () => {
  /** Its number contains a 0. */
  const withZero = 'order000000000000004'
  const number = numberOf(withZero)
  const honest = orderCommit(withZero, ana, lineItems)
  const withNumber = (other: unknown) =>
    orderCommit(withZero, ana, lineItems, { ...anOrder(ana, lineItems), number: other })

  it.each([
    ["another order's number", numberOf('order000000000000002')],
    ['an O for a 0', number.replace('0', 'O')],
    ['lower case', number.toLowerCase()],
    ['more of the digest', createHash('sha256').update(withZero).digest('hex').slice(0, 11)],
    ['its id', withZero],
    ['null', null],
    ['a map', { number }],
  ])('is refused with %s', async (_, other) => {
    expect(other).not.toBe(number)
    await shop.store(shopDocuments(lineItems))
    await expectRefused(shop.as(ana), withNumber(other), {
      valid: honest,
    })
  })

  it('is refused without a number', async () => {
    await shop.store(shopDocuments(lineItems))
    const forged = { ...honest, [`orders/${withZero}`]: set(anOrder(ana, lineItems)) }
    await expectRefused(shop.as(ana), forged, { valid: honest })
  })
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

  it('is refused to be paid by transfer, when the settings do not offer it', async () => {
    await shop.store(shopDocuments(lineItems, someSettings({ transferOffered: false })))
    const onDelivery = { ...anOrder(ana, lineItems), paymentMethod: 'onDelivery' }
    await expectRefused(shop.as(ana), valid, { valid: orderCommit(id, ana, lineItems, onDelivery) })
  })

  it('is refused with an unverified address, when the settings require a verified one', async () => {
    await shop.store(shopDocuments(lineItems, someSettings({ verifiedEmailOnly: true })))
    await expectRefused(shop.as(unverified(ana)), valid, { valid, by: shop.as(ana) })
  })

  it('is refused while the shop has no settings', async () => {
    const { 'settings/shop': _, ...products } = shopDocuments(lineItems)
    await shop.store(products)
    await assertFails(send(shop.as(ana), valid))
    await shop.store(shopDocuments(lineItems))
    await expectAccepted(shop.as(ana), valid)
  })

  it('is refused to other users and guests', async () => {
    await shop.store(shopDocuments(lineItems))
    const withoutCart = without(valid, 'carts/ana') // which only Ana can write
    await assertFails(send(shop.as(bruno), withoutCart))
    await expectRefused(shop.as(null), withoutCart, { valid, by: shop.as(ana) })
  })
})

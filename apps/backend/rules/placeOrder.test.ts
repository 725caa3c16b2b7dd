import {
  maxLength,
  maxNotesLength,
  maxOrderLines,
  maxQuantity,
  settingsBounds,
} from '@storefront/domain'
import { Timestamp, type DocumentData } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted } from './testing/commit.ts'
import { aCartOf, someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, lineItemsOf, numberOf, orderCommit, shopDocuments } from './testing/orders.ts'
import { ana, unverified } from './testing/people.ts'

const shop = await openShop('place-order')
const id = 'order000000000000001'

/** Hours ahead, since these tests may wait for others for minutes on a busy machine. */
const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 3_600_000)

/** Settings under which an order of 24 bottles is just accepted. */
const limits = {
  plannedPause: { plannedPause: { startsAt: inHours(1), endsAt: inHours(2) } },
  maxBottlesPerOrder: { maxBottlesPerOrder: 24 },
  verifiedEmailOnly: { verifiedEmailOnly: true },
  transferOffered: { transferOffered: true },
}

describe('an order is placed', () => {
  it('with the most lines: it is stored, the cart is emptied, and every stock is reduced', async () => {
    const lineItems = lineItemsOf(maxOrderLines)
    await shop.store({ ...shopDocuments(lineItems), 'carts/ana': aCartOf(maxOrderLines) })
    await expectAccepted(shop.as(ana), orderCommit(id, ana, lineItems))

    expect(await shop.read(`orders/${id}`)).toMatchObject({
      uid: 'ana',
      status: 'pending',
      number: numberOf(id),
    })
    expect(await shop.read('carts/ana')).toEqual({
      items: [],
      orderedAt: expect.any(Timestamp),
      orderId: id,
    })
    expect(await shop.read('products/bottle-7')).toMatchObject({
      stock: 8,
      lastSale: { orderId: id, line: 7 },
    })
  })

  it.each([
    ['without notes', lineItemsOf(2), { notes: '' }],
    ['to be paid on delivery', lineItemsOf(2), { paymentMethod: 'onDelivery' }],
    ['of uncounted products', lineItemsOf(2, { stock: null }), {}],
    ['of the last bottles', lineItemsOf(1, { stock: 2 }), {}],
    ['of a free product', lineItemsOf(1, { price: 0 }), {}],
    ['with the longest notes', lineItemsOf(1), { notes: 'n'.repeat(maxNotesLength) }],
    ['for a customer with the longest texts', lineItemsOf(1), { customer: longestCustomer() }],
    ['with the most search terms', lineItemsOf(1), { searchTerms: mostTerms() }],
    ['with the longest search terms', lineItemsOf(1), { searchTerms: ['s'.repeat(4000)] }],
  ])('%s', async (_, lineItems, changes) => {
    await shop.store(shopDocuments(lineItems))
    const order = { ...anOrder(ana, lineItems), ...changes }
    await expectAccepted(shop.as(ana), orderCommit(id, ana, lineItems, order))
  })

  it('of a product whose document says nothing of its sale', async () => {
    const lineItems = lineItemsOf(1)
    const documents: Record<string, DocumentData> = shopDocuments(lineItems)
    for (const field of ['active', 'comingSoon']) delete documents['products/bottle-0']?.[field]
    await shop.store(documents)
    await expectAccepted(shop.as(ana), orderCommit(id, ana, lineItems))
  })

  it('with the most bottles', async () => {
    const lineItems = lineItemsOf(maxOrderLines, { stock: null }, maxQuantity)
    const settings = someSettings({ maxBottlesPerOrder: settingsBounds.bottles })
    await shop.store(shopDocuments(lineItems, settings))
    await expectAccepted(
      shop.as(ana),
      orderCommit(id, ana, lineItems, anOrder(ana, lineItems, settings)),
    )
  })

  it.each(Object.keys(limits))('under old settings without %s', async (limit) => {
    const { [limit]: _, ...settings } = someSettings()
    const lineItems = lineItemsOf(maxOrderLines, { stock: null }, 3)
    await shop.store(shopDocuments(lineItems, settings))
    await expectAccepted(shop.as(ana), orderCommit(id, ana, lineItems))
  })

  it.each(Object.entries(limits))('just within %s', async (_, most) => {
    const lineItems = lineItemsOf(maxOrderLines, { stock: null }, 3)
    await shop.store(shopDocuments(lineItems, someSettings(most)))
    await expectAccepted(shop.as(ana), orderCommit(id, ana, lineItems))
  })

  it('with an unverified address, when the settings allow it', async () => {
    await shop.store(shopDocuments(lineItemsOf(1)))
    await expectAccepted(shop.as(unverified(ana)), orderCommit(id, ana, lineItemsOf(1)))
  })

  it('without notes and search terms', async () => {
    const lineItems = lineItemsOf(1)
    await shop.store(shopDocuments(lineItems))
    const { notes, searchTerms, ...order } = anOrder(ana, lineItems)
    expect([notes, searchTerms]).not.toContain(undefined)
    await expectAccepted(shop.as(ana), orderCommit(id, ana, lineItems, order))
  })

  it('of products with the required fields only', async () => {
    const lineItems = lineItemsOf(maxOrderLines, { stock: null })
    const minimal = Object.entries(shopDocuments(lineItems)).map(
      ([path, { name, price, ...others }]) => [
        path,
        path === 'settings/shop' ? others : { name, price, volumeMl: 750 },
      ],
    )
    await shop.store(Object.fromEntries(minimal))
    await expectAccepted(shop.as(ana), orderCommit(id, ana, lineItems))
  })

  it.each(['01234567890123456789', 'AzByC'.repeat(4)])('under the id %s', async (orderId) => {
    await shop.store(shopDocuments(lineItemsOf(1)))
    await expectAccepted(shop.as(ana), orderCommit(orderId, ana, lineItemsOf(1)))
  })

  it.each([
    ['one cent below free shipping', 10_000 - 1, 9_999],
    ['just at free shipping', 10_000, 10_000],
    ['where shipping is never free', null, 50_000],
    ['where shipping is always free', 0, 1],
  ])('%s', async (_, freeShippingFromCents, subtotal) => {
    const lineItems = lineItemsOf(1, { price: subtotal / 100, stock: null }, 1)
    const settings = someSettings({ freeShippingFromCents })
    await shop.store(shopDocuments(lineItems, settings))
    await expectAccepted(
      shop.as(ana),
      orderCommit(id, ana, lineItems, anOrder(ana, lineItems, settings)),
    )
  })
})

const mostTerms = () => Array.from({ length: 150 }, (_, index) => `${index}`)

function longestCustomer() {
  return {
    nombre: 'n'.repeat(maxLength.nombre),
    cedula: 'c'.repeat(maxLength.cedula),
    email: ana.email,
    telefono: 't'.repeat(maxLength.telefono),
    direccion: 'd'.repeat(maxLength.direccion),
  }
}

import {
  defaultShopSettings,
  maxLength,
  maxNotesLength,
  maxOrderLines,
  maxQuantity,
  searchTermsOf,
  settingsBounds,
} from '@storefront/domain'
import { Timestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted, remove, without } from './testing/commit.ts'
import { aCartOf, someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { ana, unverified } from './testing/people.ts'
import { anOrder, placing, stockOf, wantsOf } from './testing/orders.ts'

const shop = await openShop('place-order')
const id = 'order-000001'

/** Surely to come: these tests may wait for others, on a busy machine for minutes. */
const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 3_600_000)

/** Settings that an order of 24 bottles just fits into. */
const limits = {
  plannedPause: { plannedPause: { startsAt: inHours(1), endsAt: inHours(2) } },
  maxBottlesPerOrder: { maxBottlesPerOrder: 24 },
  verifiedEmailOnly: { verifiedEmailOnly: true },
}

describe('an order is placed', () => {
  it('with as many lines as there can be: it is stored, the cart emptied, every stock taken', async () => {
    const wants = wantsOf(maxOrderLines)
    await shop.store({ ...stockOf(wants), 'carts/ana': aCartOf(maxOrderLines) })
    await expectAccepted(shop.as(ana), placing(id, ana, wants))

    expect(await shop.read(`orders/${id}`)).toMatchObject({ uid: 'ana', status: 'pending' })
    expect(await shop.read('carts/ana')).toEqual({ items: [] })
    expect(await shop.read('products/bottle-7')).toMatchObject({
      stock: 8,
      lastSale: { orderId: id, line: 7 },
    })
  })

  it.each([
    ['without notes', wantsOf(2), { notes: '' }],
    ['to be paid on delivery', wantsOf(2), { paymentMethod: 'onDelivery' }],
    ['of products that are not counted', wantsOf(2, { stock: null }), {}],
    ['of the last bottles', wantsOf(1, { stock: 2 }), {}],
    ['of a free product', wantsOf(1, { price: 0 }), {}],
    ['with the longest notes', wantsOf(1), { notes: 'n'.repeat(maxNotesLength) }],
    ['for the longest customer', wantsOf(1), { customer: longestCustomer() }],
    ['with the most search terms', wantsOf(1), { searchTerms: mostTerms() }],
    ['with the longest search terms', wantsOf(1), { searchTerms: ['s'.repeat(4000)] }],
  ])('%s', async (_, wants, changes) => {
    await shop.store(stockOf(wants))
    const order = { ...anOrder(ana, wants), ...changes }
    await expectAccepted(shop.as(ana), placing(id, ana, wants, order))
  })

  it('of as many bottles as there can be', async () => {
    const wants = wantsOf(maxOrderLines, { stock: null }, maxQuantity)
    const settings = someSettings({ maxBottlesPerOrder: settingsBounds.bottles })
    await shop.store(stockOf(wants, settings))
    await expectAccepted(shop.as(ana), placing(id, ana, wants, anOrder(ana, wants, settings)))
  })

  it.each(Object.keys(limits))('under settings of before %s could be said', async (limit) => {
    const { [limit]: _, ...settings } = someSettings()
    const wants = wantsOf(maxOrderLines, { stock: null }, 3)
    await shop.store(stockOf(wants, settings))
    await expectAccepted(shop.as(ana), placing(id, ana, wants))
  })

  it.each(Object.entries(limits))('just within %s', async (_, most) => {
    const wants = wantsOf(maxOrderLines, { stock: null }, 3)
    await shop.store(stockOf(wants, someSettings(most)))
    await expectAccepted(shop.as(ana), placing(id, ana, wants))
  })

  it('by whoever has not verified their address, where the shop does not mind', async () => {
    await shop.store(stockOf(wantsOf(1)))
    await expectAccepted(shop.as(unverified(ana)), placing(id, ana, wantsOf(1)))
  })

  it('without notes and search terms', async () => {
    const wants = wantsOf(1)
    await shop.store(stockOf(wants))
    const { notes, searchTerms, ...order } = anOrder(ana, wants)
    expect([notes, searchTerms]).not.toContain(undefined)
    await expectAccepted(shop.as(ana), placing(id, ana, wants, order))
  })

  it.each([1, maxOrderLines])('under the default settings, of %i lines', async (lines) => {
    const wants = wantsOf(lines)
    const { 'settings/shop': _, ...products } = stockOf(wants)
    await shop.store(products)
    const order = anOrder(ana, wants, defaultShopSettings)
    await expectAccepted(shop.as(ana), placing(id, ana, wants, order))
  })

  it('of products that say no more than they must', async () => {
    const wants = wantsOf(maxOrderLines, { stock: null })
    const bare = Object.entries(stockOf(wants)).map(([path, { name, price, ...others }]) => [
      path,
      path === 'settings/shop' ? others : { name, price, volumeMl: 750 },
    ])
    await shop.store(Object.fromEntries(bare))
    await expectAccepted(shop.as(ana), placing(id, ana, wants))
  })

  it.each([
    ['deleted', { ...placing(id, ana, wantsOf(1)), 'carts/ana': remove }],
    ['never stored', without(placing(id, ana, wantsOf(1)), 'carts/ana')],
  ])('from a cart that is %s', async (_, commit) => {
    await shop.store(stockOf(wantsOf(1)))
    await expectAccepted(shop.as(ana), commit)
  })

  it.each(['0123456789', 'A_b-'.repeat(10)])('under the id %s', async (orderId) => {
    await shop.store(stockOf(wantsOf(1)))
    await expectAccepted(shop.as(ana), placing(orderId, ana, wantsOf(1)))
  })

  it.each([
    ['one cent below free shipping', 10_000 - 1, 9_999],
    ['just at free shipping', 10_000, 10_000],
    ['where shipping is never free', null, 50_000],
    ['where shipping is always free', 0, 1],
  ])('%s', async (_, freeShippingFromCents, subtotal) => {
    const wants = wantsOf(1, { price: subtotal / 100, stock: null }, 1)
    const settings = someSettings({ freeShippingFromCents })
    await shop.store(stockOf(wants, settings))
    await expectAccepted(shop.as(ana), placing(id, ana, wants, anOrder(ana, wants, settings)))
  })
})

describe('under the default settings an order is placed', () => {
  it.each([
    ['one cent below free shipping', 9_999],
    ['just at free shipping', 10_000],
  ])('%s', async (_, subtotal) => {
    const wants = wantsOf(1, { price: subtotal / 100, stock: null }, 1)
    const { 'settings/shop': __, ...products } = stockOf(wants)
    await shop.store(products)
    const order = anOrder(ana, wants, defaultShopSettings)
    await expectAccepted(shop.as(ana), placing(id, ana, wants, order))
  })
})

const mostTerms = () => searchTermsOf({ ...longestCustomer(), nombre: 'a b c d e f' })

function longestCustomer() {
  return {
    nombre: 'n'.repeat(maxLength.nombre),
    cedula: 'c'.repeat(maxLength.cedula),
    email: ana.email,
    telefono: 't'.repeat(maxLength.telefono),
    direccion: 'd'.repeat(maxLength.direccion),
  }
}

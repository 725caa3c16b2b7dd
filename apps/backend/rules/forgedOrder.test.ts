import { maxLength, maxNotesLength, maxOrderLines, maxQuantity } from '@storefront/domain'
import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { type Commit, expectRefused, update, without } from './testing/commit.ts'
import { aProduct, longAgo, someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, placing, stockOf, type Want, wantsOf } from './testing/orders.ts'
import { ana, bruno } from './testing/people.ts'

const shop = await openShop('forged-order')
const id = 'order-000001'
const wants = wantsOf(2)
const valid = placing(id, ana, wants)

async function expectForgeryRefused(forged: Commit): Promise<void> {
  await shop.store(stockOf(wants))
  await expectRefused(shop.as(ana), forged, { but: valid })
}

describe('an order whose lines, sums and stocks agree with each other', () => {
  /** The wants with the first one changed. */
  const changed = (changes: DocumentData, quantity = 2, honest = wants): Want[] =>
    honest.map((want, line) =>
      line === 0 ? { ...want, product: { ...want.product, ...changes }, quantity } : want,
    )
  const uncounted = wantsOf(2, { stock: null })
  const gone = { productId: 'gone', product: aProduct({ stock: null }), quantity: 1 }

  it.each([
    ['a lower price', wants, changed({ price: 0.01 })],
    ['a negative price', wants, changed({ price: -19.99 })],
    ['another name', wants, changed({ name: 'Something else' })],
    ['no bottle', wants, changed({}, 0)],
    ['a negative quantity', wants, changed({}, -2)],
    ['a broken quantity', wants, changed({}, 1.5)],
    ['a broken quantity of what is not counted', uncounted, changed({}, 1.5, uncounted)],
    ['a bottle too many', uncounted, changed({}, maxQuantity + 1, uncounted)],
    ['more bottles than there are', wants, changed({}, 11)],
    ['a larger stock left', wants, changed({ stock: 1000 })],
    ['a smaller stock left', wants, changed({ stock: 9 })],
    ['a stock that was not counted', uncounted, changed({ stock: 10 }, 2, uncounted)],
    ['a product that does not exist', wants, [...wants, gone]],
    ['a document that is no product', wants, [...wants, { ...gone, productId: 'bottle-0/x/y' }]],
  ])('is refused with %s', async (_, honest, forged) => {
    // So that nothing is refused for being too many bottles in all.
    const maxBottlesPerOrder = maxOrderLines * maxQuantity
    await shop.store(stockOf(honest, someSettings({ maxBottlesPerOrder })))
    const onlyStored = without(placing(id, ana, forged), 'products/gone', 'products/bottle-0/x/y')
    await expectRefused(shop.as(ana), onlyStored, { but: placing(id, ana, honest) })
  })

  it.each([
    ['the stock set free', { stock: null }],
    ['the stock left alone', {}],
    ['another field changed', { stock: 8, price: 1 }],
    ['the last return forged', { stock: 8, lastReturn: { orderId: id, line: 0 } }],
  ])('is refused with %s', async (_, change) => {
    const sale = { ...change, lastSale: { orderId: id, line: 0 } }
    await expectForgeryRefused({ ...valid, 'products/bottle-0': update(sale) })
  })

  it.each([
    ['shipping for nothing', { shippingCents: 0 }],
    ['a lower bound for free shipping', { freeShippingFromCents: 1 }],
  ])('is refused with %s', async (_, settings) => {
    const order = anOrder(ana, wants, someSettings(settings))
    await expectForgeryRefused(placing(id, ana, wants, order))
  })

  it.each([
    ['somebody else as its owner', { uid: bruno.uid }],
    ["somebody else's e-mail", { customer: { ...customer(), email: bruno.email } }],
    ['a status further on', { status: 'paid' }],
    ['an unknown status', { status: 'free' }],
    ['a way to pay that there is not', { paymentMethod: 'card' }],
    ['no way to pay', { paymentMethod: null }],
    ['a payment received', { paymentReceivedAt: serverTimestamp() }],
    ['a step that it has not taken', { paidAt: serverTimestamp() }],
    ['another currency', { currency: 'EUR' }],
    ['a date in the past', { createdAt: longAgo, updatedAt: longAgo }],
    ['too long notes', { notes: 'n'.repeat(maxNotesLength + 1) }],
    ['a search term too many', { searchTerms: Array.from({ length: 65 }, (_, i) => `${i}`) }],
    ['too long search terms', { searchTerms: ['s'.repeat(4001)] }],
    ['several search terms in one', { searchTerms: ['ana,luz'] }],
    ['no name', { customer: { ...customer(), nombre: '' } }],
    ['no cedula', { customer: { ...customer(), cedula: '' } }],
    ['no phone', { customer: { ...customer(), telefono: '' } }],
    ['no address', { customer: { ...customer(), direccion: '' } }],
    ['too long a name', { customer: { ...customer(), nombre: 'n'.repeat(maxLength.nombre + 1) } }],
    [
      'too long a cedula',
      { customer: { ...customer(), cedula: 'c'.repeat(maxLength.cedula + 1) } },
    ],
    [
      'too long a phone',
      { customer: { ...customer(), telefono: 't'.repeat(maxLength.telefono + 1) } },
    ],
    [
      'too long an address',
      { customer: { ...customer(), direccion: 'd'.repeat(maxLength.direccion + 1) } },
    ],
  ])('is refused with %s', async (_, changes) => {
    await expectForgeryRefused(placing(id, ana, wants, { ...anOrder(ana, wants), ...changes }))
  })

  function customer(): DocumentData {
    return { ...anOrder(ana, wants)['customer'] }
  }
})

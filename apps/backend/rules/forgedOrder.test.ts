import { maxLength, maxNotesLength, maxOrderLines, maxQuantity } from '@storefront/domain'
import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { expectRefused, update, without, type Commit } from './testing/commit.ts'
import { aProduct, longAgo, someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import {
  anOrder,
  lineItemsOf,
  orderCommit,
  shopDocuments,
  type LineItem,
} from './testing/orders.ts'
import { ana, bruno } from './testing/people.ts'

const shop = await openShop('forged-order')
const id = 'order000000000000001'
const lineItems = lineItemsOf(2)
const valid = orderCommit(id, ana, lineItems)

async function expectForgeryRefused(forged: Commit): Promise<void> {
  await shop.store(shopDocuments(lineItems))
  await expectRefused(shop.as(ana), forged, { valid })
}

describe('a forged order with consistent lines, sums and stocks', () => {
  /** Returns the line items with the first one changed. */
  const changed = (changes: DocumentData, quantity = 2, original = lineItems): LineItem[] =>
    original.map((lineItem, line) =>
      line === 0
        ? { ...lineItem, product: { ...lineItem.product, ...changes }, quantity }
        : lineItem,
    )
  const uncounted = lineItemsOf(2, { stock: null })
  const gone = { productId: 'gone', product: aProduct({ stock: null }), quantity: 1 }

  it.each([
    ['a lower price', lineItems, changed({ price: 0.01 })],
    ['a negative price', lineItems, changed({ price: -19.99 })],
    ['another name', lineItems, changed({ name: 'Something else' })],
    ['a quantity of 0', lineItems, changed({}, 0)],
    ['a negative quantity', lineItems, changed({}, -2)],
    ['a fractional quantity', lineItems, changed({}, 1.5)],
    ['a fractional quantity of an uncounted product', uncounted, changed({}, 1.5, uncounted)],
    ['a bottle too many', uncounted, changed({}, maxQuantity + 1, uncounted)],
    ['more bottles than the stock', lineItems, changed({}, 11)],
    ['a larger stock after the sale', lineItems, changed({ stock: 1000 })],
    ['a smaller stock after the sale', lineItems, changed({ stock: 9 })],
    ['a stock for an uncounted product', uncounted, changed({ stock: 10 }, 2, uncounted)],
    ['a product that does not exist', lineItems, [...lineItems, gone]],
    [
      'a document that is not a product',
      lineItems,
      [...lineItems, { ...gone, productId: 'bottle-0/x/y' }],
    ],
  ])('is refused with %s', async (_, honest, forged) => {
    // Raises the limit of bottles, so that it is not the reason of a refusal.
    const maxBottlesPerOrder = maxOrderLines * maxQuantity
    await shop.store(shopDocuments(honest, someSettings({ maxBottlesPerOrder })))
    const onlyStored = without(
      orderCommit(id, ana, forged),
      'products/gone',
      'products/bottle-0/x/y',
    )
    await expectRefused(shop.as(ana), onlyStored, { valid: orderCommit(id, ana, honest) })
  })

  it.each([
    ['the stock set to null', { stock: null }],
    ['an unchanged stock', {}],
    ['another field changed', { stock: 8, price: 1 }],
    ['the last return forged', { stock: 8, lastReturn: { orderId: id, line: 0 } }],
  ])('is refused with %s', async (_, change) => {
    const sale = { ...change, lastSale: { orderId: id, line: 0 } }
    await expectForgeryRefused({ ...valid, 'products/bottle-0': update(sale) })
  })

  it.each([
    ['free shipping', { shippingCents: 0 }],
    ['a lower bound for free shipping', { freeShippingFromCents: 1 }],
  ])('is refused with %s', async (_, settings) => {
    const order = anOrder(ana, lineItems, someSettings(settings))
    await expectForgeryRefused(orderCommit(id, ana, lineItems, order))
  })

  it.each([
    ['another user as its owner', { uid: bruno.uid }],
    ["another user's e-mail address", { customer: { ...customer(), email: bruno.email } }],
    ['a later status', { status: 'paid' }],
    ['an unknown status', { status: 'free' }],
    ['an unknown payment method', { paymentMethod: 'card' }],
    ['no payment method', { paymentMethod: null }],
    ['another language', { language: 'fr' }],
    ['a refund', { refundedAt: null }],
    ['a tracking number', { tracking: { carrier: 'Servientrega', number: '1' } }],
    ['a step that nobody took', { activity: {} }],
    ['a payment received', { paymentReceivedAt: serverTimestamp() }],
    ['the time of a later status', { paidAt: serverTimestamp() }],
    ['another currency', { currency: 'EUR' }],
    ['a date in the past', { createdAt: longAgo, updatedAt: longAgo }],
    ['too long notes', { notes: 'n'.repeat(maxNotesLength + 1) }],
    ['a search term too many', { searchTerms: Array.from({ length: 151 }, (_, i) => `${i}`) }],
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
    await expectForgeryRefused(
      orderCommit(id, ana, lineItems, { ...anOrder(ana, lineItems), ...changes }),
    )
  })

  function customer(): DocumentData {
    return { ...anOrder(ana, lineItems)['customer'] }
  }
})

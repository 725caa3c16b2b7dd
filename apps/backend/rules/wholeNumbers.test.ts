import { describe, it } from 'vitest'

import { expectRefused, set, update } from './testing/commit.ts'
import { aBankDocument, aProduct, someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, lineItemsOf, orderCommit, shopDocuments } from './testing/orders.ts'
import { admin, ana } from './testing/people.ts'

const shop = await openShop('whole-numbers')

const product = (changes: object) => ({ 'products/destilado': set(aProduct(changes)) })
const settings = (changes: object) => ({ 'settings/shop': set(someSettings(changes)) })

/** The only whole number that the SDK stores as a double. */
const doubleZero = -0

describe('a double in place of an integer', () => {
  const id = 'order000000000000001'
  const free = someSettings({ freeShippingFromCents: 0 })
  const lineItems = lineItemsOf(1, { price: 0, stock: 2 })
  const order = anOrder(ana, lineItems, free) // all sums are 0
  const valid = orderCommit(id, ana, lineItems, order)

  it.each([
    ['a subtotal', { subtotalCents: doubleZero }],
    ['shipping', { shippingCents: doubleZero }],
    ['a total', { totalCents: doubleZero }],
    ['a unit price', { items: [{ ...order['items'][0], unitPriceCents: doubleZero }] }],
  ])('is refused in an order: %s', async (_, changes) => {
    await shop.store(shopDocuments(lineItems, free))
    await expectRefused(shop.as(ana), orderCommit(id, ana, lineItems, { ...order, ...changes }), {
      valid,
    })
  })

  it('is refused in a sale: the stock', async () => {
    await shop.store(shopDocuments(lineItems, free))
    const sale = update({ stock: doubleZero, lastSale: { orderId: id, line: 0 } })
    await expectRefused(shop.as(ana), { ...valid, 'products/bottle-0': sale }, { valid })
  })

  it.each(['stock', 'sortOrder'])('is refused in a product: %s', async (field) => {
    await expectRefused(shop.as(admin), product({ [field]: doubleZero }), {
      valid: product({ [field]: 0 }),
    })
  })

  it.each(['shippingCents', 'freeShippingFromCents'])(
    'is refused in the settings: %s',
    async (field) => {
      await shop.store({ 'settings/bank': aBankDocument() })
      await expectRefused(shop.as(admin), settings({ [field]: doubleZero }), {
        valid: settings({ [field]: 0 }),
      })
    },
  )
})

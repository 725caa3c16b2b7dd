import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { maxProductName, maxWholeNumber } from '@storefront/domain'
import { collection, doc, type DocumentData, getDoc, getDocs } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  remove,
  send,
  set,
  update,
} from './testing/commit.ts'
import { aProduct, longAgo } from './testing/documents.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { admin, ana } from './testing/people.ts'

const shop = await openShop('products')

const product = (data: DocumentData) => ({ 'products/destilado': set(data) })
const valid = product(aProduct())
const longest = { name: 'n'.repeat(maxProductName), image: 'i'.repeat(500) }
const stamps = {
  lastSale: { orderId: 'order-000001', line: 0 },
  lastReturn: { orderId: 'order-000001', line: 0 },
}

describe('who may touch products', () => {
  it('shows them to everybody', async () => {
    await shop.store({ 'products/destilado': aProduct() })
    await assertSucceeds(getDoc(doc(shop.as(null), 'products/destilado')))
    await assertSucceeds(getDocs(collection(shop.as(null), 'products')))
  })

  it.each([
    ['a user', ana],
    ['a guest', null],
  ])('refuses %s to create or change one', async (_, other) => {
    await shop.store({ 'users/ana': { role: 'user' } })
    const change = { 'products/destilado': set(aProduct({ price: 1 })) }
    await expectRefused(shop.as(other), valid, { but: valid, by: shop.as(admin) })
    await expectRefused(shop.as(other), change, { but: change, by: shop.as(admin) })
  })

  it('refuses everybody to delete one: its orders name it', async () => {
    await shop.store({ 'products/destilado': aProduct() })
    const deletion = { 'products/destilado': remove }
    await assertFails(send(shop.as(ana), deletion))
    const notForSale = { 'products/destilado': set(aProduct({ active: false })) }
    await expectRefused(shop.as(admin), deletion, { but: notForSale })
  })
})

describe('what a product is', () => {
  it.each([
    ['coming soon without a price', { comingSoon: true, price: null }],
    ['coming soon with a price', { comingSoon: true }],
    ['free', { price: 0 }],
    ['priced in whole dollars', { price: 27 }],
    ['not counted', { stock: null }],
    ['sold out', { stock: 0 }],
    ['there in plenty', { stock: maxWholeNumber, volumeMl: maxWholeNumber }],
    ['the last of all', { sortOrder: maxWholeNumber }],
    ['the first of all', { sortOrder: -maxWholeNumber }],
    ['a name and a picture of the greatest length', longest],
    ['of unknown strength, without a picture', { alcoholByVolume: null, image: null }],
  ])('may be %s', async (_, changes) => {
    await expectAccepted(shop.as(admin), product(aProduct(changes)))
  })

  it.each([0.01, 0.07, 0.29, 1.1, 4.35, 8.41, 19.99, 64.1, 1234.56, 999_999.99])(
    'may cost %d',
    async (price) => {
      await expectAccepted(shop.as(admin), product(aProduct({ price })))
    },
  )

  it.each([
    ['without a price unless it is coming soon', { price: null }],
    ['priced below nothing', { price: -0.01 }],
    ['priced with three decimals', { price: 19.995 }],
    ['priced beyond reason', { price: 1_000_000.01 }],
    ['counted in halves', { stock: 1.5 }],
    ['counted below nothing', { stock: -1 }],
    ['counted beyond reason', { stock: maxWholeNumber + 1 }],
    ['larger than reason', { volumeMl: maxWholeNumber + 1 }],
    ['behind the last', { sortOrder: maxWholeNumber + 1 }],
    ['before the first', { sortOrder: -maxWholeNumber - 1 }],
    ['stronger than alcohol', { alcoholByVolume: 100.1 }],
    ['weaker than water', { alcoholByVolume: -0.1 }],
    ['an empty bottle', { volumeMl: 0 }],
    ['nameless', { name: '' }],
    ['named at length', { name: 'n'.repeat(201) }],
    ['pictured by nothing', { image: '' }],
    ['pictured at length', { image: 'i'.repeat(501) }],
    ['from the past', { updatedAt: longAgo }],
    ['stamped by its maker', stamps],
  ])('may not be %s', async (_, changes) => {
    const forged = product(aProduct(changes))
    await expectRefused(shop.as(admin), forged, { but: valid })
    await expectRefused(shop.as(admin), forged, { but: valid }) // now it is an update
  })

  const mutations = mutationsOf(aProduct())
  const harmless = pick(mutations, [
    'name another text',
    'image another text',
    'image null',
    'price one more',
    'price one less',
    'active negated',
    'comingSoon negated',
    'stock one more',
    'stock one less',
    'stock null',
    'alcoholByVolume one more',
    'alcoholByVolume one less',
    'alcoholByVolume a bit more',
    'alcoholByVolume null',
    'volumeMl one more',
    'volumeMl one less',
    'sortOrder one more',
    'sortOrder one less',
    'sortOrder negative',
  ])

  it.each(harmless)('may have $name', async ({ data }) => {
    await expectAccepted(shop.as(admin), product(data))
    await expectAccepted(shop.as(admin), product(data))
  })

  it('may not have anything else', async () => {
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    const forgeries = forgeriesOf(others, product)
    await expectEachRefused(shop.as(admin), forgeries, { but: valid })
    await expectEachRefused(shop.as(admin), forgeries, { but: valid }) // now it is an update
  })
})

describe("the orders' stamps", () => {
  it('survive an edit', async () => {
    await shop.store({ 'products/destilado': aProduct(stamps) })
    const edit = { stock: 99, updatedAt: aProduct()['updatedAt'] }
    await expectAccepted(shop.as(admin), { 'products/destilado': update(edit) })
    expect(await shop.read('products/destilado')).toMatchObject({ stock: 99, ...stamps })
  })

  it.each([
    ['a changed sale', { ...stamps, lastSale: { orderId: 'order-000002', line: 0 } }],
    ['a changed return', { ...stamps, lastReturn: { orderId: 'order-000002', line: 0 } }],
    ['no sale', { lastReturn: stamps.lastReturn }],
    ['no return', { lastSale: stamps.lastSale }],
  ])('refuse an edit with %s', async (_, changed) => {
    await shop.store({ 'products/destilado': aProduct(stamps) })
    await expectRefused(shop.as(admin), product(aProduct(changed)), {
      but: product(aProduct(stamps)),
    })
  })
})

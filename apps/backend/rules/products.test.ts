import { maxProductName, maxWholeNumber } from '@storefront/domain'
import { collection, doc, getDoc, getDocs, type DocumentData } from 'firebase/firestore/lite'
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
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana } from './testing/people.ts'

const shop = await openShop('products')

const product = (data: DocumentData) => ({ 'products/destilado': set(data) })
const valid = product(aProduct())
const longest = { name: 'n'.repeat(maxProductName), image: 'i'.repeat(500) }
const stamps = {
  lastSale: { orderId: 'order000000000000001', line: 0 },
  lastReturn: { orderId: 'order000000000000001', line: 0 },
}

describe('access to products', () => {
  it('allows everybody to read them', async () => {
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
    await expectRefused(shop.as(other), valid, { valid, by: shop.as(admin) })
    await expectRefused(shop.as(other), change, { valid: change, by: shop.as(admin) })
  })

  it('refuses everybody to delete one, since its orders refer to it', async () => {
    await shop.store({ 'products/destilado': aProduct() })
    const deletion = { 'products/destilado': remove }
    await assertFails(send(shop.as(ana), deletion))
    const notForSale = { 'products/destilado': set(aProduct({ active: false })) }
    await expectRefused(shop.as(admin), deletion, { valid: notForSale })
  })
})

describe('the fields of a product', () => {
  it.each([
    ['coming soon without a price', { comingSoon: true, price: null }],
    ['coming soon with a price', { comingSoon: true }],
    ['priced in whole dollars', { price: 27 }],
    ['not counted', { stock: null }],
    ['sold out', { stock: 0 }],
    ['of the greatest stock and volume', { stock: maxWholeNumber, volumeMl: maxWholeNumber }],
    ['of the greatest sortOrder', { sortOrder: maxWholeNumber }],
    ['of the least sortOrder', { sortOrder: -maxWholeNumber }],
    ['of the longest name and image', longest],
    ['of unknown strength, without an image', { alcoholByVolume: null, image: null }],
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
    ['free', { price: 0 }],
    ['priced below 0', { price: -0.01 }],
    ['priced with three decimals', { price: 19.995 }],
    ['priced above the bound', { price: 1_000_000.01 }],
    ['of a fractional stock', { stock: 1.5 }],
    ['of a negative stock', { stock: -1 }],
    ['of a stock above the bound', { stock: maxWholeNumber + 1 }],
    ['of a volume above the bound', { volumeMl: maxWholeNumber + 1 }],
    ['of a sortOrder above the bound', { sortOrder: maxWholeNumber + 1 }],
    ['of a sortOrder below the bound', { sortOrder: -maxWholeNumber - 1 }],
    ['stronger than 100 per cent', { alcoholByVolume: 100.1 }],
    ['weaker than 0 per cent', { alcoholByVolume: -0.1 }],
    ['of no volume', { volumeMl: 0 }],
    ['of an empty name', { name: '' }],
    ['of too long a name', { name: 'n'.repeat(201) }],
    ['of an empty image', { image: '' }],
    ['of too long an image', { image: 'i'.repeat(501) }],
    ['changed in the past', { updatedAt: longAgo }],
    ['created with stamps', stamps],
  ])('may not be %s', async (_, changes) => {
    const forged = product(aProduct(changes))
    await expectRefused(shop.as(admin), forged, { valid })
    await expectRefused(shop.as(admin), forged, { valid }) // now it is an update
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

  it('may not have any other difference', async () => {
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    const forgeries = forgeriesOf(others, product)
    await expectEachRefused(shop.as(admin), forgeries, { valid })
    await expectEachRefused(shop.as(admin), forgeries, { valid }) // now it is an update
  })
})

describe('the stamps of orders', () => {
  it('are kept by an edit', async () => {
    await shop.store({ 'products/destilado': aProduct(stamps) })
    const edit = { stock: 99, updatedAt: aProduct()['updatedAt'] }
    await expectAccepted(shop.as(admin), { 'products/destilado': update(edit) })
    expect(await shop.read('products/destilado')).toMatchObject({ stock: 99, ...stamps })
  })

  it.each([
    ['a changed sale', { ...stamps, lastSale: { orderId: 'order000000000000002', line: 0 } }],
    ['a changed return', { ...stamps, lastReturn: { orderId: 'order000000000000002', line: 0 } }],
    ['no sale', { lastReturn: stamps.lastReturn }],
    ['no return', { lastSale: stamps.lastSale }],
  ])('may not be edited: %s', async (_, changed) => {
    await shop.store({ 'products/destilado': aProduct(stamps) })
    await expectRefused(shop.as(admin), product(aProduct(changed)), {
      valid: product(aProduct(stamps)),
    })
  })
})

import { describe, expect, it } from 'vitest'

import { maxPictureLength, maxProductName } from '../catalog/checkProduct.ts'
import { pictureRef, productRef } from '../documents.ts'
import { maxPriceCents } from '../money/money.ts'
import { anAddedProduct, aPicture, aProduct } from '../testing/builders.ts'
import { admin, aShop, noon, runOn } from '../testing/runOn.ts'
import { saveProduct } from './saveProduct.ts'

const stored = aProduct({ stock: 10 })
const { id, currency: _, image: __, sortOrder: ___, ...seen } = stored

const shopWith = (overrides: Partial<typeof stored> = {}) =>
  runOn(aShop({ products: [{ ...stored, ...overrides }] }))

describe('saveProduct', () => {
  it('changes some fields, and answers with the product', async () => {
    const shop = shopWith()
    const changes = { stock: 12, priceCents: 2950 }
    const saved = { ...stored, stock: 12, priceCents: 2950 }
    expect(await shop.run(saveProduct, { id, seen, changes }, admin)).toEqual({
      ok: true,
      already: false,
      value: saved,
    })
    expect(shop.find(productRef(id))).toEqual(saved)
    // Documents store prices in dollars.
    expect(shop.documents()['products/destilado']).toMatchObject({ price: 29.5, updatedAt: noon })
  })

  it('keeps the bottles that were sold while the form was open', async () => {
    const shop = shopWith({ stock: 9 })
    const changes = { priceCents: 2950, stock: 10 }
    await shop.run(saveProduct, { id, seen, changes }, admin)
    expect(shop.find(productRef(id))).toMatchObject({ priceCents: 2950, stock: 9 })
  })

  it('is refused if a field that it changes has changed meanwhile', async () => {
    const shop = shopWith({ stock: 9 })
    expect(await shop.run(saveProduct, { id, seen, changes: { stock: 20 } }, admin)).toEqual({
      ok: false,
      error: 'product-changed',
    })
    expect(shop.find(productRef(id))?.stock).toBe(9)
  })

  it('says so if all is as it should be', async () => {
    const shop = shopWith({ priceCents: 2950 })
    const changes = { priceCents: 2950 }
    expect(await shop.run(saveProduct, { id, seen, changes }, admin)).toMatchObject({
      ok: true,
      already: true,
    })
  })

  it.each([null, 0])('puts no product on sale at the price %s', async (priceCents) => {
    const shop = shopWith()
    expect(await shop.run(saveProduct, { id, seen, changes: { priceCents } }, admin)).toEqual({
      ok: false,
      error: 'price-missing',
    })
    const soon = { priceCents, comingSoon: true }
    expect(await shop.run(saveProduct, { id, seen, changes: soon }, admin)).toMatchObject({
      ok: true,
    })
  })

  it.each<[what: string, input: object]>([
    ['name', { changes: { name: 'Miel' } }],
    ['description', { changes: { description: anAddedProduct().description } }],
    ['picture', { changes: {}, picture: aPicture }],
  ])('leaves the %s of a bottle as the site has it', async (_what, input) => {
    const shop = shopWith()
    expect(await shop.run(saveProduct, { id, seen, ...input }, admin)).toEqual({
      ok: false,
      error: 'content-fixed',
    })
  })

  it('is refused for a product that does not exist', async () => {
    const shop = runOn(aShop({ products: [] }))
    expect(await shop.run(saveProduct, { id, seen, changes: {} }, admin)).toEqual({
      ok: false,
      error: 'product-not-found',
    })
  })

  it.each<[field: string, changes: object]>([
    ['name', { name: ' ' }],
    ['name', { name: 'n'.repeat(maxProductName + 1) }],
    ['priceCents', { priceCents: -1 }],
    ['priceCents', { priceCents: 27.5 }],
    ['priceCents', { priceCents: maxPriceCents + 1 }],
    ['stock', { stock: -1 }],
    ['alcoholByVolume', { alcoholByVolume: 101 }],
    ['volumeMl', { volumeMl: 0 }],
    ['active', { active: 'on' }],
    ['currency', { currency: 'EUR' }],
    ['description', { description: null }],
  ])('is refused with a wrong %s', async (field, changes) => {
    expect(await shopWith().run(saveProduct, { id, seen, changes }, admin)).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining(field) },
    })
  })
})

const { id: addedId, currency: _1, image: _2, sortOrder: _3, ...seenAdded } = anAddedProduct()
const shopWithAdded = () => runOn(aShop({ products: [anAddedProduct()] }))

describe('saveProduct, of a product that an admin has added', () => {
  it('changes its words', async () => {
    const shop = shopWithAdded()
    const changes = { name: ' Miel ', description: { es: ' Con miel. ', en: 'With honey.' } }
    await shop.run(saveProduct, { id: addedId, seen: seenAdded, changes }, admin)
    expect(shop.find(productRef(addedId))).toEqual(
      anAddedProduct({ name: 'Miel', description: { es: 'Con miel.', en: 'With honey.' } }),
    )
  })

  it('replaces its picture, once', async () => {
    const shop = shopWithAdded()
    const input = { id: addedId, seen: seenAdded, changes: {}, picture: aPicture }
    expect(await shop.run(saveProduct, input, admin)).toMatchObject({ ok: true, already: false })
    expect(shop.find(pictureRef(addedId))).toEqual({ id: addedId, src: aPicture })
    expect(await shop.run(saveProduct, input, admin)).toMatchObject({ ok: true, already: true })
  })

  it.each([
    '',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/jpeg;base64,PHN2Zz4=',
    'https://example.com/a.jpg',
    aPicture + 'A'.repeat(maxPictureLength),
  ])('refuses what is no small JPEG file', async (picture) => {
    const input = { id: addedId, seen: seenAdded, changes: {}, picture }
    expect(await shopWithAdded().run(saveProduct, input, admin)).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining('picture') },
    })
  })
})

import { describe, expect, it } from 'vitest'

import { maxBatch, maxPictureLength, maxProductName } from '../catalog/checkProduct.ts'
import type { Product } from '../catalog/product.ts'
import { pictureRef, productRef } from '../documents.ts'
import { maxPriceCents } from '../money/money.ts'
import { err } from '../shared/result.ts'
import {
  anAddedProduct,
  anOrderInput,
  aPicture,
  aPress,
  aProduct,
  aSale,
  noon,
} from '../testing/builders.ts'
import { admin, aShop, done, doneBefore, runOn } from '../testing/runOn.ts'
import { placeOrder } from './placeOrder.ts'
import { saveProduct } from './saveProduct.ts'
import { setStock } from './setStock.ts'

const stored = aProduct({ stock: 10, version: 4 })
const added = anAddedProduct()
const press = aPress(50)
const sender = { ...admin, press }

const input = (product: Product = stored, changes: object = {}) => ({
  id: product.id,
  version: product.version,
  words: null,
  sale: aSale(product),
  stock: null,
  picture: null,
  ...changes,
})
const open = (product: Product = stored) => runOn(aShop({ products: [product] }))
const dearer = { sale: { ...aSale(stored), priceCents: 2_950 } }

const words = (changes: object) => ({
  words: { name: 'Miel', description: { es: 'a', en: 'b' }, ...changes },
})

describe('saveProduct', () => {
  it('changes how a product is sold, raises its version, and answers with it', async () => {
    const shop = open()
    const edit = input(stored, { ...dearer, stock: { seen: 10, counted: 12 } })
    const saved = { ...stored, priceCents: 2_950, stock: 12, version: 5, lastPress: press }
    expect(await shop.run(saveProduct, edit, sender)).toEqual(done(saved))
    expect(shop.find(productRef(stored.id))).toEqual(saved)
    // Documents store prices in dollars.
    expect(shop.documents()['products/destilado']).toMatchObject({ price: 29.5, updatedAt: noon })
    expect(await shop.run(saveProduct, edit, sender)).toEqual(doneBefore(saved))
  })

  it('keeps the bottles that were sold while the form was open, unless it counts them', async () => {
    const shop = open()
    await shop.run(placeOrder, anOrderInput())
    const counted = input(stored, { stock: { seen: 10, counted: 20 } })
    expect(await shop.run(saveProduct, counted, admin)).toEqual(
      err({ code: 'changed', stored: { ...stored, stock: 9 } }),
    )
    expect(await shop.run(saveProduct, input(stored, dearer), admin)).toMatchObject({
      value: { priceCents: 2_950, stock: 9 },
    })
  })

  it('is refused with the product of now if somebody has edited it since it was seen', async () => {
    const shop = open()
    await shop.run(saveProduct, input(stored, dearer), sender)
    // Another edit since: the first one that is sent again is not taken for it.
    await shop.run(
      setStock,
      { id: stored.id, version: stored.version + 1, seen: 10, stock: 3 },
      admin,
    )
    expect(await shop.run(saveProduct, input(), sender)).toEqual(
      err({ code: 'changed', stored: shop.find(productRef(stored.id)) }),
    )
    const { version } = shop.find(productRef(stored.id)) ?? stored
    expect(version).toBe(6)
  })

  it.each([null, 0])('puts no product on sale at the price %s', async (priceCents) => {
    const sale = { ...aSale(stored), priceCents }
    expect(await open().run(saveProduct, input(stored, { sale }), admin)).toEqual(
      err('price-missing'),
    )
    const soon = { sale: { ...sale, comingSoon: true } }
    expect(await open().run(saveProduct, input(stored, soon), admin)).toMatchObject({ ok: true })
  })

  it.each<[what: string, changes: object]>([
    ['words', { words: { name: added.name, description: added.description } }],
    ['picture', { picture: aPicture }],
  ])(
    'leaves the %s of a bottle as the site has it, and changes those of an added one',
    async (_, changes) => {
      expect(await open().run(saveProduct, input(stored, changes), admin)).toEqual(
        err('content-fixed'),
      )
      const shop = open(anAddedProduct({ name: 'Otro' }))
      expect(await shop.run(saveProduct, input(added, changes), admin)).toMatchObject({ ok: true })
      const picture = shop.find(pictureRef(added.id))?.src ?? null
      expect([shop.find(productRef(added.id))?.name, picture]).toEqual(
        'picture' in changes ? ['Otro', aPicture] : [added.name, null],
      )
    },
  )

  it('is refused for a product that does not exist', async () => {
    expect(await runOn(aShop({ products: [] })).run(saveProduct, input(), admin)).toEqual(
      err('product-not-found'),
    )
  })

  const sale = (changes: object) => ({ sale: { ...aSale(added), ...changes } })
  it.each<[field: string, changes: object]>([
    ['version', { version: undefined }],
    ['name', words({ name: ' ' })],
    ['name', words({ name: 'n'.repeat(maxProductName + 1) })],
    ['description', words({ description: null })],
    ['priceCents', sale({ priceCents: -1 })],
    ['priceCents', sale({ priceCents: 27.5 })],
    ['priceCents', sale({ priceCents: maxPriceCents + 1 })],
    ['alcoholByVolume', sale({ alcoholByVolume: 101 })],
    ['volumeMl', sale({ volumeMl: 0 })],
    ['batch', sale({ batch: ' ' })],
    ['batch', sale({ batch: '7'.repeat(maxBatch + 1) })],
    ['batchBottles', sale({ batchBottles: 0 })],
    ['active', sale({ active: 'on' })],
    ['currency', sale({ currency: 'EUR' })],
    ['stock.counted', { stock: { seen: null, counted: -1 } }],
    ...[
      '',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:image/jpeg;base64,PHN2Zz4=',
      'https://example.com/a.jpg',
      aPicture + 'A'.repeat(maxPictureLength),
    ].map((picture): [string, object] => ['picture', { picture }]),
  ])('is refused with a wrong %s', async (field, changes) => {
    expect(await open(added).run(saveProduct, input(added, changes), admin)).toEqual(
      err({ code: 'invalid-input', message: expect.stringContaining(field) }),
    )
  })
})

import { describe, expect, it } from 'vitest'

import { pictureRef, productRef } from '../documents.ts'
import { err } from '../shared/result.ts'
import { anAddedProduct, aPicture, aPress, aProduct, noon } from '../testing/builders.ts'
import { admin, aShop, done, doneBefore, runOn } from '../testing/runOn.ts'
import { addProduct } from './addProduct.ts'

const press = aPress(50)
const product = anAddedProduct({ id: press, version: 1, lastPress: press })
const { currency: _c, image: _i, sortOrder: _s, ...added } = product
const { id: _id, version: _v, lastPress: _p, ...fields } = added
const input = { ...fields, picture: aPicture }
const sender = { ...admin, press }
const shopWith = (...sortOrders: readonly number[]) =>
  runOn(
    aShop({
      products: sortOrders.map((sortOrder) => aProduct({ id: `p${sortOrder}`, sortOrder })),
    }),
  )

describe('addProduct', () => {
  it('adds a product after all others, under its press, with its picture', async () => {
    const shop = shopWith(1, 3, 2)
    expect(await shop.run(addProduct, input, sender)).toEqual(done(product))
    expect(shop.find(productRef(product.id))).toEqual(product)
    expect(shop.documents()[`products/${product.id}`]).toMatchObject({ price: 32, updatedAt: noon })
    expect(shop.find(pictureRef(product.id))?.src).toBe(aPicture)
  })

  it('adds it after more than a hundred', async () => {
    const shop = shopWith(...Array.from({ length: 120 }, (_, index) => index))
    expect(await shop.run(addProduct, input, sender)).toMatchObject({ value: { sortOrder: 120 } })
  })

  it('adds the first product of a shop', async () => {
    expect(await shopWith().run(addProduct, input, sender)).toMatchObject({
      value: { sortOrder: 1 },
    })
  })

  it('adds it beside products that cannot be read', async () => {
    const broken = { 'products/broken': { sortOrder: 7 }, 'products/empty': {} }
    const shop = runOn({ ...aShop({ products: [aProduct({ sortOrder: 2 })] }), ...broken })
    expect(await shop.run(addProduct, input, sender)).toMatchObject({ value: { sortOrder: 8 } })
  })

  it('answers with the product that it has added, when it is sent again', async () => {
    const shop = shopWith(3)
    await shop.run(addProduct, input, sender)
    expect(await shop.run(addProduct, { ...input, name: 'Otro' }, sender)).toEqual(
      doneBefore(product),
    )
  })

  it.each([null, 0])('puts none on sale at the price %s', async (priceCents) => {
    const shop = shopWith(3)
    expect(await shop.run(addProduct, { ...input, priceCents }, admin)).toEqual(
      err('price-missing'),
    )
    const soon = { ...input, priceCents, comingSoon: true }
    expect(await shop.run(addProduct, soon, admin)).toMatchObject({ ok: true })
  })

  it.each<[field: string, wrong: object]>([
    ['name', { name: ' ' }],
    ['description', { description: { es: '', en: 'With honey.' } }],
    ['picture', { picture: 'data:text/html;base64,/9j/2Q==' }],
  ])('is refused with a wrong %s', async (field, wrong) => {
    expect(await shopWith(3).run(addProduct, { ...input, ...wrong }, admin)).toEqual(
      err({ code: 'invalid-input', message: expect.stringContaining(field) }),
    )
  })
})

import { describe, expect, it } from 'vitest'

import { productRef } from '../documents.ts'
import { maxWholeNumber } from '../shared/numberFields.ts'
import { err } from '../shared/result.ts'
import { aPress, aProduct, noon } from '../testing/builders.ts'
import { admin, aShop, done, doneBefore, runOn } from '../testing/runOn.ts'
import { setStock } from './setStock.ts'

const stored = aProduct({ stock: 10 })
const { id, version } = stored

describe('setStock', () => {
  it.each([0, 20, null])('sets the bottles that are left to %s', async (stock) => {
    const shop = runOn(aShop({ products: [stored] }))
    const saved = { ...stored, stock, version: version + 1, lastPress: aPress() }
    const sender = { ...admin, press: aPress() }
    const input = { id, version, seen: 10, stock }
    expect(await shop.run(setStock, input, sender)).toEqual(done(saved))
    expect(shop.find(productRef(id))).toEqual(saved)
    expect(await shop.run(setStock, input, sender)).toEqual(doneBefore(saved))
    expect(shop.documents()['products/destilado']).toMatchObject({ updatedAt: noon })
  })

  it('is refused if a bottle was sold since the stock was seen', async () => {
    const sold = aProduct({ stock: 9 })
    const shop = runOn(aShop({ products: [sold] }))
    expect(await shop.run(setStock, { id, version, seen: 10, stock: 20 }, admin)).toEqual(
      err({ code: 'changed', stored: sold }),
    )
  })

  it('is not done again by a press that arrives late, after the stock was set and set back', async () => {
    const shop = runOn(aShop({ products: [stored] }))
    const set = (seen: number, stock: number, press: string, of: number) =>
      shop.run(setStock, { id, version: of, seen, stock }, { ...admin, press })
    await set(10, 9, aPress(1), version)
    await set(9, 10, aPress(2), version + 1)
    const back = shop.find(productRef(id))
    expect(await set(10, 9, aPress(1), version)).toEqual(err({ code: 'changed', stored: back }))
    expect(shop.find(productRef(id))).toEqual(back)
  })

  it('is refused for a product that does not exist', async () => {
    const shop = runOn(aShop({ products: [] }))
    expect(await shop.run(setStock, { id, version, seen: 10, stock: 20 }, admin)).toEqual(
      err('product-not-found'),
    )
  })

  it.each<[field: string, changed: object]>([
    ['id', { id: 'a/b' }],
    ['stock', { stock: -1 }],
    ['stock', { stock: 1.5 }],
    ['stock', { stock: maxWholeNumber + 1 }],
    ['stock', { stock: '20' }],
    ['seen', { seen: undefined }],
    ['version', { version: undefined }],
  ])('is refused with a wrong %s', async (field, changed) => {
    const shop = runOn(aShop({ products: [stored] }))
    expect(
      await shop.run(setStock, { id, version, seen: 10, stock: 20, ...changed }, admin),
    ).toEqual(err({ code: 'invalid-input', message: expect.stringContaining(field) }))
  })
})

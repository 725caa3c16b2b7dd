import { describe, expect, it } from 'vitest'

import { productRef } from '../documents.ts'
import { maxWholeNumber } from '../shared/numberFields.ts'
import { aProduct } from '../testing/builders.ts'
import { admin, aShop, noon, runOn } from '../testing/runOn.ts'
import { setStock } from './setStock.ts'

const stored = aProduct({ stock: 10 })
const { id } = stored

describe('setStock', () => {
  it.each([0, 20, null])('sets the bottles that are left to %s', async (stock) => {
    const shop = runOn(aShop({ products: [stored] }))
    expect(await shop.run(setStock, { id, seen: 10, stock }, admin)).toEqual({
      ok: true,
      already: false,
      value: { ...stored, stock },
    })
    expect(shop.find(productRef(id))).toEqual({ ...stored, stock })
    expect(shop.documents()['products/destilado']).toMatchObject({ updatedAt: noon })
  })

  it('says so if that many are left already', async () => {
    const shop = runOn(aShop({ products: [stored] }))
    expect(await shop.run(setStock, { id, seen: 11, stock: 10 }, admin)).toEqual({
      ok: true,
      already: true,
      value: stored,
    })
  })

  it('is refused if a bottle was sold since the stock was seen', async () => {
    const shop = runOn(aShop({ products: [aProduct({ stock: 9 })] }))
    expect(await shop.run(setStock, { id, seen: 10, stock: 20 }, admin)).toEqual({
      ok: false,
      error: 'product-changed',
    })
  })

  it('is refused for a product that does not exist', async () => {
    const shop = runOn(aShop({ products: [] }))
    expect(await shop.run(setStock, { id, seen: 10, stock: 20 }, admin)).toEqual({
      ok: false,
      error: 'product-not-found',
    })
  })

  it.each<[field: string, changed: object]>([
    ['id', { id: 'a/b' }],
    ['stock', { stock: -1 }],
    ['stock', { stock: 1.5 }],
    ['stock', { stock: maxWholeNumber + 1 }],
    ['stock', { stock: '20' }],
    ['seen', { seen: undefined }],
    ['price', { price: 1 }],
  ])('is refused with a wrong %s', async (field, changed) => {
    const shop = runOn(aShop({ products: [stored] }))
    expect(await shop.run(setStock, { id, seen: 10, stock: 20, ...changed }, admin)).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining(field) },
    })
  })
})

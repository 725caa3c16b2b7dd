import { describe, expect, it } from 'vitest'

import { maxPriceCents, toDecimal } from '../money/money.ts'
import { aProduct } from '../testing/builders.ts'
import { productSchema } from './productSchema.ts'

const { priceCents: _, ...fields } = aProduct()
const stored = { ...fields, price: 27 }

describe('productSchema', () => {
  it('reads a stored product with its price in cents', () => {
    expect(productSchema.parse({ ...stored, price: 27.5 })).toEqual(aProduct({ priceCents: 2750 }))
  })

  it.each(Object.keys(stored))('refuses a product without %s', (field) => {
    expect(productSchema.safeParse({ ...stored, [field]: undefined }).success).toBe(false)
  })

  it.each([0, 39.99, toDecimal(maxPriceCents)])('reads a price of %d', (price) => {
    const { priceCents } = productSchema.parse({ ...stored, price })
    expect(priceCents).toBe(Math.round(price * 100))
  })

  it('reads negative zero as 0, because the database would refuse to write it again', () => {
    const zeros = { price: -0, stock: -0, sortOrder: -0 }
    expect(productSchema.parse({ ...stored, ...zeros })).toEqual(
      aProduct({ priceCents: 0, stock: 0, sortOrder: 0 }),
    )
  })

  it.each([
    { id: '' },
    { name: null },
    { price: -0.01 },
    { price: toDecimal(maxPriceCents + 1) },
    { price: Number.NaN },
    { price: Infinity },
    { price: '27' },
    { currency: 'EUR' },
    { stock: -1 },
    { stock: 1.5 },
    { stock: 2 ** 53 },
    { sortOrder: 0.5 },
    { alcoholByVolume: -1 },
    { alcoholByVolume: 101 },
    { volumeMl: 0 },
    { batchBottles: 0 },
    { active: 'yes' },
  ])('refuses %j', (wrong) => {
    expect(productSchema.safeParse({ ...stored, ...wrong }).success).toBe(false)
  })
})

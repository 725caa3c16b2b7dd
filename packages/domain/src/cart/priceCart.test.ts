import { describe, expect, it } from 'vitest'

import { aCartLine, aProduct } from '../testing/builders.ts'
import { buyableLines, priceCart, troubleOf } from './priceCart.ts'

describe('priceCart', () => {
  it('keeps a line whose product costs what it did', () => {
    const [line] = priceCart([aCartLine({ quantity: 2 })], [aProduct()])
    expect(line).toMatchObject({
      quantity: 2,
      priceCents: 2700,
      formerPriceCents: null,
      availability: 'available',
      volumeMl: 750,
    })
  })

  it('takes the price of now and tells the former one', () => {
    const [line] = priceCart([aCartLine()], [aProduct({ priceCents: 2950, name: 'Amaru Nuevo' })])
    expect(line).toMatchObject({ priceCents: 2950, formerPriceCents: 2700, name: 'Amaru Nuevo' })
  })

  it('keeps the line of a product that is gone, as not available', () => {
    const [line] = priceCart([aCartLine()], [])
    expect(line).toMatchObject({
      availability: 'inactive',
      priceCents: 2700,
      formerPriceCents: null,
      volumeMl: null,
    })
  })

  it('leaves what cannot be bought out of what can', () => {
    const lines = priceCart(
      [aCartLine(), aCartLine({ id: 'reposado' })],
      [aProduct(), aProduct({ id: 'reposado', comingSoon: true })],
    )
    expect(buyableLines(lines).map((line) => line.id)).toEqual(['destilado'])
  })
})

describe('troubleOf', () => {
  it.each([
    ['nothing where bottles are not counted', aProduct(), null],
    ['nothing while there are enough', aProduct({ stock: 2 }), null],
    ['too few bottles', aProduct({ stock: 1 }), 'stock-too-low'],
    ['that it is sold out', aProduct({ stock: 0 }), 'sold-out'],
    ['that it is yet to come', aProduct({ comingSoon: true }), 'coming-soon'],
    ['that it is not in the shop', aProduct({ active: false }), 'inactive'],
  ] as const)('tells %s', (_, product, trouble) => {
    expect(priceCart([aCartLine({ quantity: 2 })], [product]).map(troubleOf)).toEqual([trouble])
  })

  it('tells that a product is gone', () => {
    expect(priceCart([aCartLine()], []).map(troubleOf)).toEqual(['inactive'])
  })
})

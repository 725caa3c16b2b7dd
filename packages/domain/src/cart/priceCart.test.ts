import { describe, expect, it } from 'vitest'

import { aCartLine, aProduct } from '../testing/builders.ts'
import { buyableLines, lineProblem, priceCart } from './priceCart.ts'

describe('priceCart', () => {
  it('keeps a line when its product has the same price', () => {
    const [line] = priceCart([aCartLine({ quantity: 2 })], [aProduct()])
    expect(line).toMatchObject({
      quantity: 2,
      priceCents: 2700,
      formerPriceCents: null,
      availability: 'available',
      volumeMl: 750,
    })
  })

  it('uses the current price and returns the former one', () => {
    const [line] = priceCart([aCartLine()], [aProduct({ priceCents: 2950, name: 'Amaru Nuevo' })])
    expect(line).toMatchObject({ priceCents: 2950, formerPriceCents: 2700, name: 'Amaru Nuevo' })
  })

  it('has no former price of a line that was stored without one', () => {
    const [line] = priceCart([aCartLine({ priceCents: 0 })], [aProduct()])
    expect(line).toMatchObject({ priceCents: 2700, formerPriceCents: null })
  })

  it('keeps the line of a product that no longer exists as inactive', () => {
    const [line] = priceCart([aCartLine()], [])
    expect(line).toMatchObject({
      availability: 'inactive',
      priceCents: 2700,
      formerPriceCents: null,
      volumeMl: null,
    })
  })

  it('leaves lines that cannot be bought out of the buyable ones', () => {
    const lines = priceCart(
      [aCartLine(), aCartLine({ id: 'reposado' })],
      [aProduct(), aProduct({ id: 'reposado', comingSoon: true })],
    )
    expect(buyableLines(lines).map((line) => line.id)).toEqual(['destilado'])
  })
})

describe('lineProblem', () => {
  it.each([
    ['no problem when bottles are not counted', aProduct(), null],
    ['no problem when there are enough bottles', aProduct({ stock: 2 }), null],
    ['too few bottles', aProduct({ stock: 1 }), 'stock-too-low'],
    ['a product that is sold out', aProduct({ stock: 0 }), 'sold-out'],
    ['a product that is coming soon', aProduct({ comingSoon: true }), 'coming-soon'],
    ['an inactive product', aProduct({ active: false }), 'inactive'],
  ] as const)('reports %s', (_, product, problem) => {
    expect(priceCart([aCartLine({ quantity: 2 })], [product]).map(lineProblem)).toEqual([problem])
  })

  it('reports a product that no longer exists as inactive', () => {
    expect(priceCart([aCartLine()], []).map(lineProblem)).toEqual(['inactive'])
  })
})

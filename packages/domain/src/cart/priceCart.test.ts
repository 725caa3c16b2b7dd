import { describe, expect, it } from 'vitest'

import { aCartLine, aProduct } from '../testing/builders.ts'
import { buyableLines, priceCart } from './priceCart.ts'

describe('priceCart', () => {
  it('keeps a line whose product costs what it did', () => {
    const [line] = priceCart([aCartLine({ quantity: 2 })], [aProduct()])
    expect(line).toMatchObject({
      quantity: 2,
      priceCents: 2700,
      formerPriceCents: null,
      availability: 'available',
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

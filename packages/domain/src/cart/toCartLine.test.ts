import { describe, expect, it } from 'vitest'

import { aProduct } from '../testing/builders.ts'
import { toCartLine } from './toCartLine.ts'

describe('toCartLine', () => {
  it('makes a line of one bottle, or of the given quantity, at the current price', () => {
    const line = { id: 'destilado', name: 'Amaru Destilado', image: 'bottle-destilado-1' }
    expect(toCartLine(aProduct())).toEqual({ ...line, priceCents: 2700, quantity: 1 })
    expect(toCartLine(aProduct(), 3)).toEqual({ ...line, priceCents: 2700, quantity: 3 })
  })

  it('has the price 0 for a product without one', () => {
    expect(toCartLine(aProduct({ priceCents: null })).priceCents).toBe(0)
  })
})

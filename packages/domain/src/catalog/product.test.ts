import { describe, expect, it } from 'vitest'

import { aProduct } from '../testing/builders.ts'
import { availabilityOf, toCartLine } from './product.ts'

describe('availabilityOf', () => {
  it.each([
    ['available', {}],
    ['available', { stock: 1 }],
    ['sold-out', { stock: 0 }],
    ['coming-soon', { comingSoon: true }],
    ['coming-soon', { priceCents: null }],
    ['coming-soon', { comingSoon: true, stock: 0 }],
    ['inactive', { active: false, comingSoon: true }],
  ] as const)('is %s for %j', (availability, overrides) => {
    expect(availabilityOf(aProduct(overrides))).toBe(availability)
  })
})

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

import { describe, expect, it } from 'vitest'

import { aProduct } from '../testing/builders.ts'
import { availabilityOf } from './product.ts'

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

import { aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { isLowOnStock } from './productChecks.ts'

describe('a product is running out', () => {
  it.each([
    ['with few bottles left', { stock: 12 }, true],
    ['sold out', { stock: 0 }, true],
    ['with more than a few', { stock: 13 }, false],
    ['that nobody counts', { stock: null }, false],
    ['hidden from the shop', { stock: 0, active: false }, false],
    ['still to come', { stock: 0, comingSoon: true }, false],
  ])('%s', (_, overrides, expected) => {
    expect(isLowOnStock(aProduct(overrides), { lowStock: 12 })).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'

import { isQuantity } from './Cart.ts'

describe('isQuantity', () => {
  it.each([1, 2, 99])('takes %d bottles', (quantity) => {
    expect(isQuantity(quantity)).toBe(true)
  })

  it.each([0, -3, 100, 1.5, NaN, Infinity])('refuses %d', (quantity) => {
    expect(isQuantity(quantity)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'

import { nextOrderCount, orderNumberOf } from './orderNumber.ts'

describe('the number of an order', () => {
  it('begins with A-1001 and goes on by one', () => {
    expect(orderNumberOf(nextOrderCount(null))).toBe('A-1001')
    expect(orderNumberOf(nextOrderCount({ last: 1001 }))).toBe('A-1002')
    expect(orderNumberOf(nextOrderCount({ last: 9999 }))).toBe('A-10000')
  })
})

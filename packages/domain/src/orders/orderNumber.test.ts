import { describe, expect, it } from 'vitest'

import { nextOrderCount, orderNumberOf, readOrderNumber } from './orderNumber.ts'

describe('the number of an order', () => {
  it('begins with A-1001 and goes on by one', () => {
    expect(orderNumberOf(nextOrderCount(null))).toBe('A-1001')
    expect(orderNumberOf(nextOrderCount({ last: 1001 }))).toBe('A-1002')
    expect(orderNumberOf(nextOrderCount({ last: 9999 }))).toBe('A-10000')
  })

  it.each(['A-1001', 'a-1001', 'a1001', 'A 1001', ' 1001 ', 'A - 1001'])(
    'is read from %j',
    (typed) => {
      expect(readOrderNumber(typed)).toBe('A-1001')
    },
  )

  it.each(['', 'A-', '101', 'B-1001', 'A-1001-2', 'Rosa', '1710034065', '10 01'])(
    'is not read from %j',
    (typed) => {
      expect(readOrderNumber(typed)).toBeNull()
    },
  )
})

import { describe, expect, it } from 'vitest'

import { err, ok } from '../shared/result.ts'
import { checkOrderNumber, nextOrderCount, orderNumberOf } from './orderNumber.ts'

describe('the number of an order', () => {
  it('begins with A-1001 and goes on by one', () => {
    expect(orderNumberOf(nextOrderCount(null))).toBe('A-1001')
    expect(orderNumberOf(nextOrderCount({ last: 1001 }))).toBe('A-1002')
    expect(orderNumberOf(nextOrderCount({ last: 9999 }))).toBe('A-10000')
  })

  it.each(['A-1001', 'a1001', ' 1001 ', '#1001', 'Pedido A-1001.', 'A–1001'])(
    'is read from %j',
    (typed) => {
      expect(checkOrderNumber(typed)).toEqual(ok('A-1001'))
    },
  )

  it.each([
    ['', 'required'],
    ['Rosa', 'order-number-invalid'],
    ['1', 'order-number-invalid'],
    ['1'.repeat(1_000), 'order-number-invalid'],
  ] as const)('is not read from %j: %s', (typed, code) => {
    expect(checkOrderNumber(typed)).toEqual(err(code))
  })
})

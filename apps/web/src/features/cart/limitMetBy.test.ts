import { type CartAction, maxCartLines } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { limitMetBy } from './limitMetBy.ts'

const add = (quantity: number): CartAction => ({ type: 'add', line: aCartLine({ quantity }) })
const fullCart = Array.from({ length: maxCartLines }, (_, index) =>
  aCartLine({ id: `bottle-${index}` }),
)

describe('limitMetBy', () => {
  it('is none as long as everything has its place', () => {
    expect(limitMetBy([aCartLine({ quantity: 90 })], add(9))).toBeNull()
    expect(limitMetBy(fullCart.slice(1), add(1))).toBeNull()
  })

  it('is the line’s when some of the bottles are left out', () => {
    expect(limitMetBy([aCartLine({ quantity: 90 })], add(10))).toBe('cart-line-full')
  })

  it('is the cart’s for one product more', () => {
    expect(limitMetBy(fullCart, add(1))).toBe('cart-full')
    const [first] = fullCart
    expect(limitMetBy(fullCart, { type: 'remove', id: first?.id ?? '' })).toBeNull()
  })
})

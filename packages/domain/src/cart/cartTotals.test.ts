import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCart } from '../testing/arbitraries.ts'
import { aCartLine } from '../testing/builders.ts'
import { emptyCart } from './Cart.ts'
import { cartTotals } from './cartTotals.ts'

describe('cartTotals', () => {
  it('is 0 for an empty cart', () => {
    expect(cartTotals(emptyCart)).toEqual({ count: 0, subtotalCents: 0 })
  })

  it('counts bottles and adds up prices', () => {
    const cart = [
      aCartLine({ id: 'a', priceCents: 2700, quantity: 2 }),
      aCartLine({ id: 'b', priceCents: 3900 }),
    ]
    expect(cartTotals(cart)).toEqual({ count: 3, subtotalCents: 9300 })
  })

  it('is exact for every cart', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const exact = cart.reduce(
          (sum, line) => sum + BigInt(line.priceCents) * BigInt(line.quantity),
          0n,
        )
        expect(BigInt(cartTotals(cart).subtotalCents)).toBe(exact)
      }),
    )
  })
})

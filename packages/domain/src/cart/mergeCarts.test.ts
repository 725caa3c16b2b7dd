import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCart } from '../testing/arbitraries.ts'
import { aCartLine } from '../testing/builders.ts'
import { emptyCart, maxCartLines, maxQuantity, type Cart } from './Cart.ts'
import { mergeActions, mergeCarts } from './mergeCarts.ts'

const quantityOf = (cart: Cart, id: string) => cart.find((line) => line.id === id)?.quantity ?? 0
const idsOf = (cart: Cart) => cart.map((line) => line.id)

describe('mergeCarts', () => {
  it("adds the guest's cart to the user's", () => {
    const user = [aCartLine({ id: 'a', quantity: 2 }), aCartLine({ id: 'b' })]
    const guest = [aCartLine({ id: 'c' }), aCartLine({ id: 'a', quantity: 3 })]
    expect(mergeCarts(user, guest)).toEqual([
      aCartLine({ id: 'a', quantity: 5 }),
      aCartLine({ id: 'b' }),
      aCartLine({ id: 'c' }),
    ])
  })

  it('adds up the quantities of the same product, capped', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (user, guest) => {
        for (const line of mergeCarts(user, guest)) {
          const sum = quantityOf(user, line.id) + quantityOf(guest, line.id)
          expect(line.quantity).toBe(Math.min(sum, maxQuantity))
        }
      }),
    )
  })

  it('keeps all products of the user and those of the guest up to the limit', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (user, guest) => {
        const all = [...new Set([...idsOf(user), ...idsOf(guest)])]
        expect(idsOf(mergeCarts(user, guest))).toEqual(all.slice(0, maxCartLines))
      }),
    )
  })

  it('returns a cart unchanged when the other one is empty', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(mergeCarts(cart, emptyCart)).toEqual(cart)
        expect(mergeCarts(emptyCart, cart)).toEqual(cart)
      }),
    )
  })
})

describe('mergeActions', () => {
  it('returns one add action for each line', () => {
    const line = aCartLine()
    expect(mergeActions([line])).toEqual([{ type: 'add', line }])
  })
})

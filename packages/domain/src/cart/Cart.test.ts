import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCart, anyCartLine } from '../testing/arbitraries.ts'
import { aCartLine } from '../testing/builders.ts'
import {
  applyCartAction,
  cartReducer,
  emptyCart,
  isValidQuantity,
  maxCartLines,
  type Cart,
  type CartAction,
} from './Cart.ts'

const fullCart: Cart = Array.from({ length: maxCartLines }, (_, index) =>
  aCartLine({ id: `product-${index}` }),
)
const twoLines: Cart = [aCartLine({ id: 'a', quantity: 2 }), aCartLine({ id: 'b', quantity: 3 })]

const anyId = fc.oneof(
  anyCartLine.map((line) => line.id),
  fc.constant(''),
)
const anyQuantity = fc.oneof(fc.integer({ min: -5, max: 120 }), fc.double())
const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({
    type: fc.constant('add' as const),
    line: fc
      .tuple(anyCartLine, anyId, anyQuantity)
      .map(([line, id, quantity]) => ({ ...line, id, quantity })),
  }),
  fc.record({ type: fc.constant('remove' as const), id: anyId }),
  fc.record({ type: fc.constant('set-quantity' as const), id: anyId, quantity: anyQuantity }),
  fc.record({ type: fc.constant('clear' as const) }),
)

describe('isValidQuantity', () => {
  it.each([1, 2, 99])('accepts %d bottles', (quantity) => {
    expect(isValidQuantity(quantity)).toBe(true)
  })

  it.each([0, -3, 100, 1.5, NaN, Infinity])('refuses %d', (quantity) => {
    expect(isValidQuantity(quantity)).toBe(false)
  })
})

describe('adding to a cart', () => {
  it('appends a new product', () => {
    const line = aCartLine({ id: 'c' })
    expect(applyCartAction(twoLines, { type: 'add', line })).toEqual({
      ok: true,
      value: [...twoLines, line],
    })
  })

  it('adds up the quantities of the same product and updates its line', () => {
    const line = aCartLine({ id: 'a', name: 'Nuevo', priceCents: 3000, image: null, quantity: 4 })
    expect(applyCartAction(twoLines, { type: 'add', line })).toEqual({
      ok: true,
      value: [{ ...line, quantity: 6 }, twoLines[1]],
    })
  })

  it('caps a product at 99 bottles', () => {
    const cart = [aCartLine({ quantity: 98 })]
    expect(cartReducer(cart, { type: 'add', line: aCartLine({ quantity: 2 }) })).toEqual([
      aCartLine({ quantity: 99 }),
    ])
  })

  it('refuses a product without an id', () => {
    expect(applyCartAction(emptyCart, { type: 'add', line: aCartLine({ id: '' }) })).toEqual({
      ok: false,
      error: 'invalid-product',
    })
  })

  it.each([0, -3, 1.5, 100, NaN])('refuses a quantity of %d', (quantity) => {
    expect(applyCartAction(emptyCart, { type: 'add', line: aCartLine({ quantity }) })).toEqual({
      ok: false,
      error: 'invalid-quantity',
    })
  })

  it('refuses a 13th product but accepts more bottles of one of the twelve', () => {
    expect(applyCartAction(fullCart, { type: 'add', line: aCartLine({ id: 'another' }) })).toEqual({
      ok: false,
      error: 'cart-full',
    })
    expect(
      applyCartAction(fullCart, { type: 'add', line: aCartLine({ id: 'product-0' }) }).ok,
    ).toBe(true)
  })
})

describe('removing from a cart', () => {
  it('removes the product', () => {
    expect(cartReducer(twoLines, { type: 'remove', id: 'a' })).toEqual([twoLines[1]])
  })

  it('changes nothing when the product is not in the cart', () => {
    expect(cartReducer(twoLines, { type: 'remove', id: 'c' })).toEqual(twoLines)
  })

  it('needs an id', () => {
    expect(applyCartAction(twoLines, { type: 'remove', id: '' })).toEqual({
      ok: false,
      error: 'invalid-id',
    })
  })
})

describe('setting a quantity', () => {
  it('changes only that line', () => {
    expect(cartReducer(twoLines, { type: 'set-quantity', id: 'b', quantity: 99 })).toEqual([
      twoLines[0],
      aCartLine({ id: 'b', quantity: 99 }),
    ])
  })

  it('does not add a missing product', () => {
    expect(cartReducer(twoLines, { type: 'set-quantity', id: 'c', quantity: 1 })).toEqual(twoLines)
  })

  it('needs an id', () => {
    expect(applyCartAction(twoLines, { type: 'set-quantity', id: '', quantity: 1 })).toEqual({
      ok: false,
      error: 'invalid-id',
    })
  })

  it.each([0, -1, 2.5, 100])('refuses %d', (quantity) => {
    expect(applyCartAction(twoLines, { type: 'set-quantity', id: 'a', quantity })).toEqual({
      ok: false,
      error: 'invalid-quantity',
    })
  })
})

describe('clearing a cart', () => {
  it('removes all lines', () => {
    expect(cartReducer(twoLines, { type: 'clear' })).toEqual([])
  })
})

describe('cartReducer', () => {
  it('returns the same object when an action is refused', () => {
    expect(cartReducer(twoLines, { type: 'remove', id: '' })).toBe(twoLines)
  })

  it('throws on an unknown action', () => {
    // A stored change of a later version could contain it.
    expect(() => cartReducer(twoLines, { type: 'gift' } as unknown as CartAction)).toThrow(
      TypeError,
    )
  })

  it('keeps every cart within its limits, each product once, after any actions', () => {
    fc.assert(
      fc.property(anyCart, fc.array(anyAction, { maxLength: 30 }), (cart, actions) => {
        const after = actions.reduce(cartReducer, cart)
        expect(after.length).toBeLessThanOrEqual(maxCartLines)
        expect(new Set(after.map((line) => line.id)).size).toBe(after.length)
        expect(after.every((line) => line.id !== '' && isValidQuantity(line.quantity))).toBe(true)
      }),
    )
  })
})

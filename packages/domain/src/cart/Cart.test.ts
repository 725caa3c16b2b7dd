import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCart, anyCartLine } from '../testing/arbitraries.ts'
import { aCartLine } from '../testing/builders.ts'
import {
  emptyCart,
  isValidQuantity,
  lineWithAdded,
  maxCartLines,
  maxQuantity,
  setCartLine,
  type Cart,
  type CartLine,
} from './Cart.ts'

const fullCart: Cart = Array.from({ length: maxCartLines }, (_, index) =>
  aCartLine({ id: `product-${index}` }),
)
const twoLines: Cart = [aCartLine({ id: 'a', quantity: 2 }), aCartLine({ id: 'b', quantity: 3 })]

const anyChange: fc.Arbitrary<CartLine> = fc
  .tuple(
    anyCartLine,
    fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, fc.constant('')),
    fc.oneof(fc.integer({ min: -5, max: 120 }), fc.double()),
  )
  .map(([line, id, quantity]) => ({ ...line, id: id ?? line.id, quantity }))

/** The cart after a change; the same cart if it is refused. */
const changed = (cart: Cart, line: CartLine): Cart => {
  const result = setCartLine(cart, line)
  return result.ok ? result.value : cart
}

describe('isValidQuantity', () => {
  it.each([1, 2, 99])('accepts %d bottles', (quantity) => {
    expect(isValidQuantity(quantity)).toBe(true)
  })

  it.each([0, -3, 100, 1.5, NaN, Infinity])('refuses %d', (quantity) => {
    expect(isValidQuantity(quantity)).toBe(false)
  })
})

describe('setting a line of a cart', () => {
  it('appends a new product', () => {
    const line = aCartLine({ id: 'c' })
    expect(setCartLine(twoLines, line)).toEqual({ ok: true, value: [...twoLines, line] })
  })

  it('replaces the line of the same product, in its place', () => {
    const line = aCartLine({ id: 'a', name: 'Nuevo', priceCents: 3000, image: null, quantity: 4 })
    expect(setCartLine(twoLines, line)).toEqual({ ok: true, value: [line, twoLines[1]] })
  })

  it('removes a product whose quantity is 0, and nothing if it is not in the cart', () => {
    const none = { ...aCartLine(), quantity: 0 }
    expect(setCartLine(twoLines, { ...none, id: 'a' })).toEqual({ ok: true, value: [twoLines[1]] })
    expect(setCartLine(twoLines, { ...none, id: 'c' })).toEqual({ ok: true, value: twoLines })
  })

  it('needs an id', () => {
    expect(setCartLine(twoLines, aCartLine({ id: '' }))).toEqual({
      ok: false,
      error: 'invalid-product',
    })
    expect(setCartLine(twoLines, aCartLine({ id: '', quantity: 0 }))).toEqual({
      ok: false,
      error: 'invalid-id',
    })
  })

  it.each([-3, 1.5, 100, NaN])('refuses a quantity of %d', (quantity) => {
    for (const cart of [emptyCart, twoLines]) {
      expect(setCartLine(cart, aCartLine({ id: 'a', quantity }))).toEqual({
        ok: false,
        error: 'invalid-quantity',
      })
    }
  })

  it('refuses a 13th product but accepts more bottles of one of the twelve', () => {
    expect(setCartLine(fullCart, aCartLine({ id: 'another' }))).toEqual({
      ok: false,
      error: 'cart-full',
    })
    expect(setCartLine(fullCart, aCartLine({ id: 'product-0', quantity: 9 })).ok).toBe(true)
  })

  it('changes nothing more when it is done twice', () => {
    fc.assert(
      fc.property(anyCart, anyChange, (cart, line) => {
        const once = changed(cart, line)
        expect(changed(once, line)).toEqual(once)
      }),
    )
  })

  it('keeps every cart within its limits, each product once, after any changes', () => {
    fc.assert(
      fc.property(anyCart, fc.array(anyChange, { maxLength: 30 }), (cart, changes) => {
        const after = changes.reduce(changed, cart)
        expect(after.length).toBeLessThanOrEqual(maxCartLines)
        expect(new Set(after.map((line) => line.id)).size).toBe(after.length)
        expect(after.every((line) => line.id !== '' && isValidQuantity(line.quantity))).toBe(true)
      }),
    )
  })
})

describe('adding bottles to a cart', () => {
  it('adds them to those of the same product, whose line is updated', () => {
    const added = aCartLine({ id: 'a', name: 'Nuevo', priceCents: 3000, quantity: 4 })
    expect(lineWithAdded(twoLines, added)).toEqual({ ...added, quantity: 6 })
    expect(lineWithAdded(emptyCart, added)).toEqual(added)
  })

  it('ends at 99 bottles of a product', () => {
    const cart = [aCartLine({ quantity: 98 })]
    expect(lineWithAdded(cart, aCartLine({ quantity: 2 })).quantity).toBe(maxQuantity)
  })
})

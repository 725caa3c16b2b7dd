import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCart, anyCartLine } from '../testing/arbitraries.ts'
import { aCartLine } from '../testing/builders.ts'
import {
  cartReducer,
  cartRefusal,
  emptyCart,
  isValidQuantity,
  maxCartLines,
  maxQuantity,
  type Cart,
  type CartAction,
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

const set = (cart: Cart, line: CartLine) => cartReducer(cart, { type: 'set', line })
const add = (cart: Cart, line: CartLine) => cartReducer(cart, { type: 'add', line })

/** Why a line is not set. */
const refused = (cart: Cart, line: CartLine) => cartRefusal(cart, { type: 'set', line })

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
    expect(set(twoLines, line)).toEqual([...twoLines, line])
  })

  it('replaces the line of the same product, in its place', () => {
    const line = aCartLine({ id: 'a', name: 'Nuevo', priceCents: 3000, image: null, quantity: 4 })
    expect(set(twoLines, line)).toEqual([line, twoLines[1]])
  })

  it('removes a product whose quantity is 0, and nothing if it is not in the cart', () => {
    const none = { ...aCartLine(), quantity: 0 }
    expect(set(twoLines, { ...none, id: 'a' })).toEqual([twoLines[1]])
    expect(set(twoLines, { ...none, id: 'c' })).toEqual(twoLines)
  })

  it('needs an id', () => {
    expect(refused(twoLines, aCartLine({ id: '' }))).toBe('invalid-product')
    expect(refused(twoLines, aCartLine({ id: '', quantity: 0 }))).toBe('invalid-id')
    expect(cartRefusal(twoLines, { type: 'remove', id: '' })).toBe('invalid-id')
  })

  it.each([-3, 1.5, 100, NaN])('refuses a quantity of %d', (quantity) => {
    for (const cart of [emptyCart, twoLines]) {
      const line = aCartLine({ id: 'a', quantity })
      expect(refused(cart, line)).toBe('invalid-quantity')
      expect(set(cart, line)).toBe(cart)
    }
  })

  it('refuses a 13th product but accepts more bottles of one of the twelve', () => {
    expect(refused(fullCart, aCartLine({ id: 'another' }))).toBe('cart-full')
    expect(refused(fullCart, aCartLine({ id: 'product-0', quantity: 9 }))).toBeNull()
  })

  it('changes nothing more when it is done twice', () => {
    fc.assert(
      fc.property(anyCart, anyChange, (cart, line) => {
        const once = set(cart, line)
        expect(set(once, line)).toEqual(once)
      }),
    )
  })

  it('keeps every cart within its limits, each product once, after any changes', () => {
    fc.assert(
      fc.property(anyCart, fc.array(anyChange, { maxLength: 30 }), (cart, changes) => {
        const after = changes.reduce(set, cart)
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
    expect(add(twoLines, added)).toEqual([{ ...added, quantity: 6 }, twoLines[1]])
    expect(add(emptyCart, added)).toEqual([added])
  })

  it('ends at 99 bottles of a product', () => {
    const cart = [aCartLine({ quantity: 98 })]
    expect(add(cart, aCartLine({ quantity: 2 }))).toMatchObject([{ quantity: maxQuantity }])
  })
})

describe('emptying a cart', () => {
  it('removes a product, and nothing if it is not in the cart', () => {
    expect(cartReducer(twoLines, { type: 'remove', id: 'a' })).toEqual([twoLines[1]])
    expect(cartReducer(twoLines, { type: 'remove', id: 'c' })).toEqual(twoLines)
  })

  it('clears it', () => {
    expect(cartReducer(twoLines, { type: 'clear' })).toEqual(emptyCart)
  })
})

const mergeCarts = (cart: Cart, added: Cart) => cartReducer(cart, { type: 'merge', cart: added })
const take = (cart: Cart, bottles: Cart | readonly { id: string; quantity: number }[]) =>
  cartReducer(cart, { type: 'take', bottles })
const quantityOf = (cart: Cart, id: string) => cart.find((line) => line.id === id)?.quantity ?? 0
const idsOf = (cart: Cart) => cart.map((line) => line.id)

describe('merging carts', () => {
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

describe('taking bottles out of a cart', () => {
  const cart = [aCartLine({ id: 'a', quantity: 3 }), aCartLine({ id: 'b' })]

  it('takes bottles out, and removes a line that has none left', () => {
    expect(take(cart, [{ id: 'a', quantity: 2 }])).toEqual([
      aCartLine({ id: 'a', quantity: 1 }),
      cart[1],
    ])
    expect(take(cart, [{ id: 'a', quantity: 5 }])).toEqual([cart[1]])
    expect(take(cart, [{ id: 'c', quantity: 1 }])).toEqual(cart)
  })

  it('leaves what was added to a cart', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (ordered, added) => {
        const all = mergeCarts(ordered, added)
        for (const { id, quantity } of all) {
          const rest = quantity - quantityOf(ordered, id)
          expect(quantityOf(take(all, ordered), id)).toBe(rest)
        }
      }),
    )
  })
})

it('an action that nobody knows is a bug', () => {
  // A type error; a caller of another version could still send it.
  const unknown = { type: 'polish' } as unknown as CartAction
  expect(() => cartReducer(emptyCart, unknown)).toThrow('Unexpected value')
})

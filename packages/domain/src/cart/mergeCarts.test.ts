import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCart } from '../testing/arbitraries.ts'
import { aCartLine } from '../testing/builders.ts'
import { emptyCart, maxCartLines, maxQuantity, type Cart } from './Cart.ts'
import {
  emptyUserCart,
  maxMergedGuestCarts,
  mergeCarts,
  mergeGuestCart,
  subtractCart,
  type UserCart,
} from './mergeCarts.ts'

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

describe('subtractCart', () => {
  const cart = [aCartLine({ id: 'a', quantity: 3 }), aCartLine({ id: 'b' })]

  it('takes bottles out, and removes a line that has none left', () => {
    expect(subtractCart(cart, [{ id: 'a', quantity: 2 }])).toEqual([
      aCartLine({ id: 'a', quantity: 1 }),
      cart[1],
    ])
    expect(subtractCart(cart, [{ id: 'a', quantity: 5 }])).toEqual([cart[1]])
    expect(subtractCart(cart, [{ id: 'c', quantity: 1 }])).toEqual(cart)
  })

  it('leaves what was added to a cart', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (ordered, added) => {
        const all = mergeCarts(ordered, added)
        for (const { id, quantity } of all) {
          const rest = quantity - quantityOf(ordered, id)
          expect(quantityOf(subtractCart(all, ordered), id)).toBe(rest)
        }
      }),
    )
  })
})

const guest = (...cart: Cart) => ({ id: 'guest', cart })
const a = (quantity: number) => aCartLine({ id: 'a', quantity })
const b = (quantity: number) => aCartLine({ id: 'b', quantity })

describe('the merge of a guest cart at login', () => {
  it("adds the guest's bottles to the user's, and remembers them", () => {
    const user = { items: [a(2)], merged: [] }
    expect(mergeGuestCart(user, guest(a(3), b(1)))).toEqual({
      items: [a(5), b(1)],
      merged: [{ id: 'guest', quantities: { a: 3, b: 1 } }],
    })
  })

  it('adds nothing when it is repeated, also after an order has taken the bottles', () => {
    const once = mergeGuestCart(emptyUserCart, guest(a(3)))
    expect(mergeGuestCart(once, guest(a(3)))).toBe(once)
    const ordered = { ...once, items: emptyCart }
    expect(mergeGuestCart(ordered, guest(a(3)))).toBe(ordered)
  })

  it.each(['constructor', 'toString'])('adds the bottles of a product called %s once', (id) => {
    const cart = guest(aCartLine({ id, quantity: 2 }))
    const once = mergeGuestCart(emptyUserCart, cart)
    expect(once.merged).toEqual([{ id: 'guest', quantities: { [id]: 2 } }])
    expect(mergeGuestCart(once, cart)).toBe(once)
  })

  it('adds a bottle that was added in a tab of the guest meanwhile', () => {
    const once = mergeGuestCart(emptyUserCart, guest(a(3)))
    expect(mergeGuestCart(once, guest(a(4), b(1))).items).toEqual([a(4), b(1)])
  })

  it('adds another guest cart with the same bottles', () => {
    const once = mergeGuestCart(emptyUserCart, guest(a(3)))
    const twice = mergeGuestCart(once, { id: 'another', cart: [a(3)] })
    expect(twice.items).toEqual([a(6)])
    expect(mergeGuestCart(twice, guest(a(3)))).toBe(twice)
  })

  it('doubles nothing when an older state of the guest cart arrives after a newer one', () => {
    const [older, newer] = [guest(a(1), b(1)), guest(a(3))]
    const merged = [newer, older, newer].reduce(mergeGuestCart, emptyUserCart)
    expect(merged.items).toEqual([a(3), b(1)])
    const removed = [older, guest(a(2)), older].reduce(mergeGuestCart, emptyUserCart)
    expect(removed.items).toEqual([a(2), b(1)])
  })

  it('remembers the last guest carts', () => {
    const ids = Array.from({ length: maxMergedGuestCarts + 1 }, (_, index) => `guest-${index}`)
    const merged = ids.reduce(
      (user, id) => mergeGuestCart(user, { id, cart: [a(1)] }),
      emptyUserCart,
    )
    expect(merged.merged.map(({ id }) => id)).toEqual(ids.slice(1))
  })

  it('adds each bottle of the guest once, however often and in whatever order its states arrive', () => {
    /** A guest's cart as bottles are added to it, and the order in which these states arrive. */
    const anyArrivals = fc
      .array(
        fc.record({
          id: fc.constantFrom('a', 'b', 'c'),
          quantity: fc.integer({ min: 1, max: 5 }),
        }),
        { minLength: 1, maxLength: 5 },
      )
      .map((added) =>
        added.map((_, index) =>
          added
            .slice(0, index + 1)
            .reduce((cart, line) => mergeCarts(cart, [aCartLine(line)]), emptyCart),
        ),
      )
      .chain((states) =>
        fc.record({
          last: fc.constant(states.at(-1) ?? emptyCart),
          arrivals: fc
            .array(fc.constantFrom(...states), { maxLength: 6 })
            .map((more) => [...more, ...states.slice(-1), ...more]),
        }),
      )
    fc.assert(
      fc.property(anyArrivals, ({ last, arrivals }) => {
        const user: UserCart = { items: [a(1)], merged: [] }
        const { items } = arrivals.reduce(
          (merged, cart) => mergeGuestCart(merged, guest(...cart)),
          user,
        )
        const expected = mergeCarts(user.items, last)
        for (const id of ['a', 'b', 'c']) {
          expect(quantityOf(items, id)).toBe(quantityOf(expected, id))
        }
      }),
    )
  })
})

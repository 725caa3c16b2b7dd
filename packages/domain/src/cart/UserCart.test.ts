import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { aCartLine } from '../testing/builders.ts'
import { cartReducer, emptyCart, type Cart } from './Cart.ts'
import {
  emptyUserCart,
  maxMergedGuestCarts,
  mergeGuestCart,
  withLine,
  type UserCart,
} from './UserCart.ts'

const quantityOf = (cart: Cart, id: string) => cart.find((line) => line.id === id)?.quantity ?? 0
const mergeCarts = (cart: Cart, added: Cart) => cartReducer(cart, { type: 'merge', cart: added })

const guest = (...cart: Cart) => ({ id: 'guest', cart })
const a = (quantity: number) => aCartLine({ id: 'a', quantity })
const b = (quantity: number) => aCartLine({ id: 'b', quantity })

it("sets a line of a user's cart, and keeps what it has taken over", () => {
  const once = mergeGuestCart(emptyUserCart, guest(a(1)))
  expect(withLine(once, a(4))).toEqual({ ...once, items: [a(4)] })
  expect(withLine(once, a(100))).toBe(once)
})

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

import { type CartAction, cartReducer, cartTotals, emptyCart } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShop } from './testing/openShop.ts'
import { type CartCalls, offline } from './testing/openUserCart.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Longer than the longest wait before a cart tries again. */
const longEnoughMs = 31_000

const seeds = Array.from({ length: 60 }, (_, index) => index + 1)

/** The same numbers for the same seed (mulberry32): whole ones from 0 to below `limit`. */
function createDice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** A backend that, while it is unreliable, loses calls, loses answers and takes its time. */
function createWeather(roll: (limit: number) => number) {
  let isBad = true
  const through =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      await new Promise((resolve) => setTimeout(resolve, roll(400)))
      if (isBad && roll(3) === 0) throw offline
      const answer = await call(...args)
      if (isBad && roll(3) === 0) throw offline
      return answer
    }
  return {
    otherwise: ({ load, change }: CartCalls) => ({
      load: through(load),
      change: through(change),
    }),
    clearUp: () => {
      isBad = false
    },
  }
}

const add = (id: string): CartAction => ({ type: 'add', line: aCartLine({ id }) })

function rollAction(roll: (limit: number) => number): CartAction {
  const id = `bottle-${roll(3)}`
  switch (roll(8)) {
    case 0:
      return { type: 'remove', id }
    case 1:
      return { type: 'clear' }
    case 2:
      return { type: 'set-quantity', id, quantity: 1 + roll(99) }
    default:
      return add(id)
  }
}

describe('on a backend that loses calls and answers', () => {
  it.each(seeds)('one tab ends with what was done in it, in its order (seed %i)', async (seed) => {
    const roll = createDice(seed)
    const { otherwise, clearUp } = createWeather(roll)
    const shop = openShop()
    const tab = shop.openBrowser().openTab(otherwise)
    await tab.signIn()
    let expected = emptyCart
    for (let step = 0; step < 12; step += 1) {
      const action = rollAction(roll)
      expected = cartReducer(expected, action)
      tab.cart.dispatch(action)
      expect(tab.cart.get()).toEqual(expected)
      await vi.advanceTimersByTimeAsync(roll(1_500))
      if (roll(4) === 0) tab.goOnline()
    }
    clearUp()
    await vi.advanceTimersByTimeAsync(longEnoughMs * 2)
    expect(tab.cart.get()).toEqual(expected)
    expect(tab.notices.get()).toEqual([])
    const nextVisit = shop.openBrowser().openTab()
    await nextVisit.signIn()
    await vi.advanceTimersByTimeAsync(0)
    expect(nextVisit.cart.get()).toEqual(expected)
  })

  it.each(seeds)(
    'two tabs and a guest’s cart lose and double no bottle (seed %i)',
    async (seed) => {
      const roll = createDice(seed)
      const { otherwise, clearUp } = createWeather(roll)
      const { openTab, cartItems } = openShop().openBrowser()
      const tabs = [openTab(otherwise), openTab(otherwise)]
      let bottles = 0
      const addSomewhere = () => {
        tabs[roll(2)]?.cart.dispatch(add(`bottle-${roll(3)}`))
        bottles += 1
      }
      for (let count = roll(4); count > 0; count -= 1) addSomewhere()
      await Promise.all(tabs.map(({ signIn }) => signIn()))
      for (let step = 0; step < 12; step += 1) {
        addSomewhere()
        await vi.advanceTimersByTimeAsync(roll(1_500))
      }
      clearUp()
      await vi.advanceTimersByTimeAsync(longEnoughMs * 2)
      for (const { cart } of tabs) expect(cartTotals(cart.get()).count).toBe(bottles)
      expect(cartItems()).toBeNull()
    },
  )
})

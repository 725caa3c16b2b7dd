import { memoryStorage } from '@storefront/adapters/embedded'
import { demoAdmin } from '@storefront/backend/seed'
import {
  cartReducer,
  cartTotals,
  emptyCart,
  maxCartLines,
  maxQuantity,
  type CartAction,
} from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShop } from './testing/openShop.ts'
import { failingFirst, offline, takingTime, type CartCalls } from './testing/openUserCart.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const line = aCartLine({ quantity: 2 })
const other = aCartLine({ id: 'triple-destilado', name: 'Triple' })
const add: CartAction = { type: 'add', line }
const addMany = (quantity: number): CartAction => ({ type: 'add', line: { ...line, quantity } })
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a guest’s cart', () => {
  it('is not known before it was read, and then what the last visit left', () => {
    const { openTab } = openShop().openBrowser()
    openTab().cart.dispatch(add)
    const { cart } = openTab()
    expect(cart.get()).toEqual([line])
    expect(cart.isLoading.get()).toBe(false)
  })

  it('does what is done to it at once and stores it', () => {
    const { openTab, cartItems } = openShop().openBrowser()
    const { cart } = openTab()
    expect(cart.dispatch(add)).toEqual({ ok: true, value: [line] })
    cart.dispatch({ type: 'add', line: other })
    cart.dispatch({ type: 'remove', id: line.id })
    expect(cart.get()).toEqual([other])
    expect(JSON.parse(cartItems() ?? '')).toEqual([
      { id: other.id, name: 'Triple', price: 27, image: other.image, quantity: 1 },
    ])
    cart.dispatch({ type: 'clear' })
    expect(cart.get()).toEqual([])
    expect(cartItems()).toBeNull()
  })

  it('shows in every tab what was done in one', () => {
    const { openTab } = openShop().openBrowser()
    const [first, second] = [openTab(), openTab()]
    first.cart.dispatch(add)
    expect(second.cart.get()).toEqual([line])
    second.cart.dispatch({ type: 'clear' })
    expect(first.cart.get()).toEqual([])
  })

  it('lives on in the page when the browser does not store it, and says so until it does', () => {
    const storage = memoryStorage()
    const write = vi.spyOn(storage, 'setItem')
    const { openTab, cartItems } = openShop().openBrowser(storage)
    const { cart, notices } = openTab()
    write.mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    cart.dispatch(add)
    expect(cart.get()).toEqual([line])
    expect(cartItems()).toBeNull()
    expect(notices.get()).toMatchObject([{ code: 'cart-not-stored' }])
    write.mockRestore()
    cart.dispatch({ type: 'add', line: other })
    expect(JSON.parse(cartItems() ?? '')).toHaveLength(2)
    expect(notices.get()).toEqual([])
  })
})

describe('an action that is refused', () => {
  it.each([
    [{ type: 'add', line: { ...line, id: '' } }, 'invalid-product', 'Producto inválido'],
    [{ type: 'remove', id: '' }, 'invalid-id', 'invalid-id'],
    [{ type: 'set-quantity', id: line.id, quantity: 0 }, 'invalid-quantity', 'invalid-quantity'],
  ] as const)('%j changes nothing and is only logged', (action, error, logged) => {
    const { cart, log, notices } = openShop().openBrowser().openTab()
    cart.dispatch(add)
    expect(cart.dispatch(action)).toEqual({ ok: false, error })
    expect(cart.get()).toEqual([line])
    expect(log.mock.calls).toEqual([[logged]])
    expect(notices.get()).toEqual([])
  })

  it('tells whoever did it, and the visitor, that the cart is full', () => {
    const { cart, notices } = openShop().openBrowser().openTab()
    for (let index = 0; index < maxCartLines; index += 1) {
      cart.dispatch({ type: 'add', line: aCartLine({ id: `bottle-${index}` }) })
    }
    cart.dispatch({ type: 'add', line: aCartLine({ id: 'bottle-0' }) })
    expect(notices.get()).toEqual([])
    expect(cart.dispatch(add)).toEqual({ ok: false, error: 'cart-full' })
    expect(notices.get()).toMatchObject([{ code: 'cart-full', values: { max: maxCartLines } }])
  })
})

describe('a line that holds no more bottles', () => {
  it('takes what fits, and tells the visitor that the rest is left out', () => {
    const { cart, notices } = openShop().openBrowser().openTab()
    cart.dispatch(addMany(maxQuantity - 9))
    cart.dispatch(addMany(9))
    expect(notices.get()).toEqual([])
    cart.dispatch(addMany(1))
    expect(cart.get()).toEqual([{ ...line, quantity: maxQuantity }])
    expect(notices.get()).toMatchObject([{ code: 'cart-line-full', values: { max: maxQuantity } }])
  })
})

describe('the cart at login', () => {
  it('is that of the user, from whichever device', async () => {
    const shop = openShop()
    const phone = shop.openBrowser().openTab()
    await phone.signIn()
    phone.cart.dispatch(add)
    await settle()
    const laptop = shop.openBrowser().openTab(({ load }) => ({ load: takingTime(100, load) }))
    await laptop.signIn()
    expect(laptop.cart.isLoading.get()).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(laptop.cart.get()).toEqual([line])
    expect(laptop.cart.isLoading.get()).toBe(false)
    expect(laptop.notices.get()).toEqual([])
  })

  it('gets the guest’s added, which is emptied only once that is saved', async () => {
    const shop = openShop()
    const phone = shop.openBrowser().openTab()
    await phone.signIn()
    phone.cart.dispatch({ type: 'add', line: other })
    await settle()

    const { openTab, cartItems } = shop.openBrowser()
    const laptop = openTab(({ change }) => ({ change: failingFirst(1, change) }))
    laptop.cart.dispatch(add)
    await laptop.signIn()
    await settle()
    expect(laptop.cart.get()).toEqual([line])
    expect(cartItems()).not.toBeNull()
    expect(laptop.notices.get()).toMatchObject([{ code: 'cart-not-saved' }])

    await vi.advanceTimersByTimeAsync(1_000)
    expect(laptop.cart.get()).toEqual([other, line])
    expect(cartItems()).toBeNull()
    expect(laptop.notices.get()).toMatchObject([{ code: 'cart-merged' }])
  })

  it('leaves alone what a guest put there after another tab had added the cart', async () => {
    const { openTab, cartItems } = openShop().openBrowser()
    const guest = openTab()
    guest.cart.dispatch(add)
    const first = openTab()
    const second = openTab(({ change }) => ({ change: takingTime(200, change) }))
    await Promise.all([first.signIn(), second.signIn()])
    await settle()
    expect(cartItems()).toBeNull()
    guest.cart.dispatch({ type: 'add', line: other })
    await vi.advanceTimersByTimeAsync(200)
    expect(JSON.parse(cartItems() ?? '')).toMatchObject([{ id: other.id }])
  })
})

describe('a signed-in visitor’s cart', () => {
  it('shows in every tab what was saved in one', async () => {
    const { openTab } = openShop().openBrowser()
    const [first, second] = [openTab(), openTab()]
    await first.signIn()
    await second.signIn()
    await settle()
    first.cart.dispatch(add)
    await settle()
    expect(second.cart.get()).toEqual([line])
  })

  it('says once that it is not saved, and takes it back when it is', async () => {
    const { openTab } = openShop().openBrowser()
    const { cart, notices, signIn } = openTab(({ change }) => ({ change: failingFirst(3, change) }))
    await signIn()
    await settle()
    cart.dispatch(add)
    await settle()
    expect(cart.get()).toEqual([line])
    expect(notices.get()).toMatchObject([{ code: 'cart-not-saved' }])
    notices.dismiss('cart-not-saved')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(notices.get()).toEqual([])
    cart.dispatch(add)
    await settle()
    expect(notices.get()).toEqual([])
    await vi.advanceTimersByTimeAsync(4_000)
    expect(cart.get()).toEqual([{ ...line, quantity: 4 }])
    expect(notices.get()).toEqual([])
  })

  it('is saved at once when the network returns', async () => {
    const { openTab } = openShop().openBrowser()
    const { cart, notices, signIn, goOnline } = openTab(({ change }) => ({
      change: failingFirst(1, change),
    }))
    await signIn()
    await settle()
    cart.dispatch(add)
    await settle()
    goOnline()
    await settle()
    expect(notices.get()).toEqual([])
  })
})

describe('the cart at logout', () => {
  it('is a guest’s and empty, and nothing of the user’s stays in the browser', async () => {
    const { openTab, cartItems } = openShop().openBrowser()
    const { cart, notices, session, signIn } = openTab(({ change }) => ({
      change: failingFirst(9, change),
    }))
    await signIn()
    await settle()
    cart.dispatch(add)
    await settle()
    await session.signOut()
    expect(cart.get()).toEqual([])
    expect(cart.isLoading.get()).toBe(false)
    expect(cartItems()).toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(cart.get()).toEqual([])
    expect(notices.get()).toEqual([])
  })

  it('is the next user’s when another takes over, whatever was under way', async () => {
    const { openTab, cartItems } = openShop().openBrowser()
    const { cart, notices, signIn } = openTab(({ change }) => ({ change: takingTime(500, change) }))
    await signIn()
    await settle()
    cart.dispatch(add)
    await settle()
    await signIn(demoAdmin)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(cart.get()).toEqual([])
    expect(cartItems()).toBeNull()
    expect(notices.get()).toEqual([])
  })
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

const addBottle = (id: string): CartAction => ({ type: 'add', line: aCartLine({ id }) })

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
      return addBottle(id)
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
        tabs[roll(2)]?.cart.dispatch(addBottle(`bottle-${roll(3)}`))
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

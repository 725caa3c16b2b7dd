import { demoAdmin } from '@storefront/backend/seed'
import type { CartAction } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShop } from './testing/openShop.ts'
import { failingFirst, takingTime } from './testing/openUserCart.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const line = aCartLine({ quantity: 2 })
const other = aCartLine({ id: 'triple-destilado' })
const add: CartAction = { type: 'add', line }
const settle = () => vi.advanceTimersByTimeAsync(0)

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

  it('gets the guest’s added once, also when two tabs do it', async () => {
    const { openTab, cartItems } = openShop().openBrowser()
    const first = openTab(({ change }) => ({ change: takingTime(100, change) }))
    const second = openTab(({ change }) => ({ change: takingTime(200, change) }))
    first.cart.dispatch(add)
    await Promise.all([first.signIn(), second.signIn()])
    await vi.advanceTimersByTimeAsync(200)
    expect(first.cart.get()).toEqual([line])
    expect(second.cart.get()).toEqual([line])
    expect(cartItems()).toBeNull()
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

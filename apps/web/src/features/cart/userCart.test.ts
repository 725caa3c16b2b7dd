import type { CartAction } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShop } from './testing/openShop.ts'
import { failingFirst } from './testing/openUserCart.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const line = aCartLine({ quantity: 2 })
const add: CartAction = { type: 'add', line }
const settle = () => vi.advanceTimersByTimeAsync(0)

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

  it('says that it could not be loaded, until it is', async () => {
    const { openTab } = openShop().openBrowser()
    const { cart, notices, signIn } = openTab(({ load }) => ({ load: failingFirst(1, load) }))
    await signIn()
    await settle()
    expect(cart.isLoading.get()).toBe(true)
    expect(notices.get()).toMatchObject([{ code: 'cart-not-loaded' }])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cart.isLoading.get()).toBe(false)
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

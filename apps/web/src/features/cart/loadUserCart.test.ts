import type { CartAction } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { failingFirst, offline, openUserCart } from './testing/openUserCart.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const line = aCartLine()
const add: CartAction = { type: 'add', line }
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('loading a user’s cart', () => {
  it('shows what another device stored', async () => {
    const { cart, backend } = await openUserCart()
    await backend.carts.change('demo-user', { id: 'elsewhere', actions: [add] })
    expect(cart.get()).toEqual({ cart: [], isLoading: true, trouble: null })
    void cart.sync()
    await settle()
    expect(cart.get()).toEqual({ cart: [line], isLoading: false, trouble: null })
  })

  it('says that it is not loaded as long as it fails to, and tries again', async () => {
    const { cart, backend, log } = await openUserCart(({ load }) => ({
      load: failingFirst(1, load),
    }))
    await backend.carts.change('demo-user', { id: 'elsewhere', actions: [add] })
    void cart.sync()
    await settle()
    expect(cart.get()).toEqual({ cart: [], isLoading: true, trouble: 'cart-not-loaded' })
    expect(log).toHaveBeenCalledWith('The cart could not be synchronised', offline)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cart.get()).toEqual({ cart: [line], isLoading: false, trouble: null })
  })

  it('keeps quiet about a later load that fails: what is shown is still right', async () => {
    const { cart } = await openUserCart(({ load }) => {
      const answers = [load, failingFirst(1, load)]
      return { load: (uid) => (answers.shift() ?? load)(uid) }
    })
    void cart.sync()
    await settle()
    void cart.sync()
    await settle()
    expect(cart.get().trouble).toBeNull()
  })

  it('tries again when the backend itself could not be loaded', async () => {
    const { cart, loadCarts } = await openUserCart()
    loadCarts.mockRejectedValueOnce(offline)
    void cart.sync()
    await settle()
    expect(cart.get().trouble).toBe('cart-not-loaded')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cart.get()).toMatchObject({ isLoading: false, trouble: null })
  })

  it('tells who waits for it what the cart is then, once everything is saved', async () => {
    const { cart, backend } = await openUserCart()
    void cart.sync()
    cart.enqueue([{ type: 'add', line: aCartLine({ id: 'here' }) }], 'here')
    await backend.carts.change('demo-user', { id: 'elsewhere', actions: [add] })
    const here = expect.objectContaining({ id: 'here' })
    expect(await cart.sync()).toEqual({ ok: true, value: expect.arrayContaining([line, here]) })
    expect(await backend.carts.load('demo-user')).toHaveLength(2)
  })

  it('tells who waits for it why it could not be brought into step', async () => {
    const { cart } = await openUserCart(({ change }) => ({ change: failingFirst(1, change) }))
    cart.enqueue([add], 'first')
    expect(await cart.sync()).toEqual({ ok: false, error: 'offline' })
    expect(await cart.sync()).toEqual({ ok: true, value: [line] })
  })
})

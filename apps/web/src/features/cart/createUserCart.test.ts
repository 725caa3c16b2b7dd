import type { CartAction } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { failingFirst, offline, openUserCart, takingTime } from './testing/openUserCart.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const line = aCartLine()
const other = aCartLine({ id: 'triple-destilado' })
const add: CartAction = { type: 'add', line }
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('changing a user’s cart', () => {
  it('shows a change at once and saves it once', async () => {
    const { cart, onSaved, stored } = await openUserCart()
    cart.enqueue([add], 'first')
    expect(cart.get().cart).toEqual([line])
    await settle()
    expect(cart.get()).toEqual({ cart: [line], isLoading: false, trouble: null })
    expect(onSaved.mock.calls).toEqual([['first']])
    expect(await stored()).toEqual([line])
  })

  it('saves changes in the order they were made, one after the other', async () => {
    const { cart, onSaved, stored } = await openUserCart(({ change }) => ({
      change: takingTime(100, change),
    }))
    cart.enqueue([add], 'first')
    cart.enqueue([{ type: 'set-quantity', id: line.id, quantity: 7 }], 'second')
    await vi.advanceTimersByTimeAsync(100)
    cart.enqueue([{ type: 'add', line: other }], 'third')
    expect(onSaved.mock.calls).toEqual([['first']])
    await vi.advanceTimersByTimeAsync(200)
    expect(onSaved.mock.calls).toEqual([['first'], ['second'], ['third']])
    expect(await stored()).toEqual([{ ...line, quantity: 7 }, other])
  })

  it('adds to what another device stored meanwhile', async () => {
    const { cart, backend } = await openUserCart()
    void cart.sync()
    await settle()
    await backend.carts.change('demo-user', { id: 'elsewhere', actions: [add] })
    cart.enqueue([{ type: 'add', line: other }], 'here')
    await settle()
    expect(cart.get().cart).toEqual([line, other])
  })

  it('keeps showing what could not be saved, says so, and takes it back once it is', async () => {
    const { cart, onSaved, stored } = await openUserCart(({ change }) => ({
      change: failingFirst(1, change),
    }))
    cart.enqueue([add], 'first')
    await settle()
    expect(cart.get()).toMatchObject({ cart: [line], trouble: 'cart-not-saved' })
    expect(onSaved).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cart.get()).toEqual({ cart: [line], isLoading: false, trouble: null })
    expect(await stored()).toEqual([line])
  })

  it('waits longer after each failure, up to half a minute', async () => {
    const times: number[] = []
    const { cart } = await openUserCart(() => ({
      change() {
        times.push(Date.now())
        return Promise.reject(offline)
      },
    }))
    cart.enqueue([add], 'first')
    await vi.advanceTimersByTimeAsync(121_000)
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })

  it('does a change once whose answer was lost', async () => {
    const { cart, stored } = await openUserCart(({ change }) => {
      const lose = vi.fn<typeof change>(async (uid, made) => {
        await change(uid, made)
        throw offline
      })
      return { change: vi.fn<typeof change>(change).mockImplementationOnce(lose) }
    })
    cart.enqueue([add], 'first')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cart.get().cart).toEqual([line])
    expect(await stored()).toEqual([line])
  })

  it('tries at once, and no second time, when it is told to synchronise between two tries', async () => {
    const change = vi.fn<() => Promise<never>>(() => Promise.reject(offline))
    const { cart } = await openUserCart(() => ({ change }))
    cart.enqueue([add], 'first')
    await settle()
    void cart.sync()
    await settle()
    expect(change).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(change).toHaveBeenCalledTimes(2)
  })

  it('saves a change whenever it is made while the one before is being saved', async () => {
    // Any of these moments may fall between two of the cart's own steps.
    for (let moments = 0; moments < 20; moments += 1) {
      const { cart, onSaved } = await openUserCart()
      cart.enqueue([add], 'first')
      for (let passed = 0; passed < moments; passed += 1) await Promise.resolve()
      cart.enqueue([add], 'second')
      await settle()
      expect(onSaved.mock.calls, `after ${moments} moments`).toEqual([['first'], ['second']])
    }
  })
})

describe('a user’s cart that was stopped', () => {
  it.each([
    { what: 'an answer', answer: () => Promise.resolve([other]) },
    { what: 'a failure', answer: () => Promise.reject(offline) },
  ])('drops $what that comes late', async ({ answer }) => {
    const { cart, onSaved } = await openUserCart(() => ({ change: takingTime(100, answer) }))
    cart.enqueue([add], 'first')
    const listener = vi.fn<() => void>()
    cart.subscribe(listener)
    await settle()
    cart.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(listener).not.toHaveBeenCalled()
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('tries no more', async () => {
    const change = vi.fn<() => Promise<never>>(() => Promise.reject(offline))
    const { cart } = await openUserCart(() => ({ change }))
    cart.enqueue([add], 'first')
    await settle()
    cart.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    void cart.sync()
    await settle()
    expect(change).toHaveBeenCalledOnce()
  })
})

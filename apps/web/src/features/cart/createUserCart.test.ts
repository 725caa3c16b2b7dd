import { maxStoredChangeIds, Outage, type CartAction } from '@storefront/domain'
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

describe('loading a user’s cart', () => {
  it('says that it is not loaded as long as it fails to, and tries again', async () => {
    const { cart, backend, log } = await openUserCart(({ load }) => ({
      load: failingFirst(1, load),
    }))
    await backend.carts.change('demo-user', { id: 'elsewhere', actions: [add] })
    void cart.sync()
    await settle()
    expect(cart.get()).toEqual({ cart: [], isLoading: true, syncError: 'cart-not-loaded' })
    expect(log).toHaveBeenCalledWith('The cart could not be synchronised', offline)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cart.get()).toEqual({ cart: [line], isLoading: false, syncError: null })
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
    expect(cart.get().syncError).toBeNull()
  })

  it('tries again when the backend itself could not be loaded', async () => {
    const { cart, loadCarts } = await openUserCart()
    loadCarts.mockRejectedValueOnce(offline)
    void cart.sync()
    await settle()
    expect(cart.get().syncError).toBe('cart-not-loaded')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cart.get()).toMatchObject({ isLoading: false, syncError: null })
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

describe('changing a user’s cart', () => {
  it('shows a change at once and saves it once', async () => {
    const { cart, onSaved, stored } = await openUserCart()
    cart.enqueue([add], 'first')
    expect(cart.get().cart).toEqual([line])
    await settle()
    expect(cart.get()).toEqual({ cart: [line], isLoading: false, syncError: null })
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
    expect(cart.get()).toMatchObject({ cart: [line], syncError: 'cart-not-saved' })
    expect(onSaved).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cart.get()).toEqual({ cart: [line], isLoading: false, syncError: null })
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

describe('what a user’s cart could not save', () => {
  it('goes on at the next visit with what could not be saved at the last, and does it once', async () => {
    const { cart, open, stored } = await openUserCart(({ change }) => ({
      change: failingFirst(1, change),
    }))
    cart.enqueue([add], 'first')
    await settle()
    const nextVisit = open()
    expect(nextVisit.get().cart).toEqual([line])
    expect(await nextVisit.sync()).toEqual({ ok: true, value: [line] })
    expect(await open().sync()).toEqual({ ok: true, value: [line] })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await stored()).toEqual([line])
  })

  it('leaves nothing of a user behind who is gone', async () => {
    const { cart, open } = await openUserCart(({ change }) => ({
      change: failingFirst(1, change),
    }))
    cart.enqueue([add], 'first')
    await settle()
    cart.stop()
    expect(open().get().cart).toEqual([])
  })

  it('does nothing twice that another tab has saved, however long ago', async () => {
    const { cart, open, backend, stored } = await openUserCart(({ change }) => ({
      change: failingFirst(1, change),
    }))
    for (let made = 0; made <= maxStoredChangeIds; made += 1) cart.enqueue([add], `change-${made}`)
    await settle()
    let isOnline = false
    const otherTab = open({
      change: (uid, made) => (isOnline ? backend.carts.change(uid, made) : Promise.reject(offline)),
    })
    void otherTab.sync()
    await settle()
    const all = [{ ...line, quantity: maxStoredChangeIds + 1 }]
    expect(otherTab.get().cart).toEqual(all)

    await vi.advanceTimersByTimeAsync(1_000)
    expect(await stored()).toEqual(all)
    isOnline = true
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await stored()).toEqual(all)
    expect(otherTab.get().cart).toEqual(all)
  })
})

describe('a user’s cart whose changes the database refuses', () => {
  const refused = new Outage('permission-denied', 'Refused')

  it.each([
    [
      'keeps them for the newer release that refuses them, and tries no more',
      true,
      'new-release',
      1,
    ],
    ['tries on where there is no newer release', false, 'permission-denied', 6],
  ] as const)('%s', async (_, isNewRelease, code, attempts) => {
    const change = vi.fn<() => Promise<never>>(() => Promise.reject(refused))
    const { cart, checkRelease, pending } = await openUserCart(() => ({ change }))
    checkRelease.mockResolvedValue(isNewRelease)
    cart.enqueue([add], 'first')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(change).toHaveBeenCalledTimes(attempts)
    expect(await cart.sync()).toEqual({ ok: false, error: code })
    expect(cart.get()).toMatchObject({ cart: [line], syncError: 'cart-not-saved' })
    expect(pending()).toEqual([{ id: 'first', actions: [add] }])
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

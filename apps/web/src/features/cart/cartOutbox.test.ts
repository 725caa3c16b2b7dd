import { type CartAction, maxStoredChangeIds } from '@storefront/domain'
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
const other = aCartLine({ id: 'triple-destilado' })
const add: CartAction = { type: 'add', line }
const settle = () => vi.advanceTimersByTimeAsync(0)

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

  it('keeps what was added in two tabs, also when one saves its own', async () => {
    const { cart, open, stored } = await openUserCart(({ change }) => ({
      change: failingFirst(2, change),
    }))
    const otherTab = open()
    cart.enqueue([add], 'here')
    await settle()
    otherTab.enqueue([{ type: 'add', line: other }], 'there')
    await settle()
    expect(open().get().cart).toEqual([line, other])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await stored()).toEqual([line, other])
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

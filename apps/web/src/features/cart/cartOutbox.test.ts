import type { CartAction } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { failingFirst, openUserCart } from './testing/openUserCart.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const line = aCartLine()
const add: CartAction = { type: 'add', line }
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('what a user’s cart could not save', () => {
  it('goes on at the next visit with what could not be saved at the last, and does it once', async () => {
    const { cart, open, stored } = await openUserCart(({ change }) => ({
      change: failingFirst(1, change),
    }))
    cart.do([add], 'first')
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
    cart.do([add], 'first')
    await settle()
    cart.stop()
    expect(open().get().cart).toEqual([])
  })
})

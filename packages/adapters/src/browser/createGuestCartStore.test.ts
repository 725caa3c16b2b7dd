import type { Log } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { memoryStorage } from '../embedded/memoryStorage.ts'
import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { browserStorage } from './browserStorage.ts'
import { createGuestCartStore } from './createGuestCartStore.ts'

const cart = [aCartLine({ priceCents: 3999, quantity: 2 })]
const triple = aCartLine({ id: 'triple' })

let stored: KeyValueStorage
const log = vi.fn<Log>()
let nextId = 0

const makeId = () => `id-${(nextId += 1)}`

/** Opens the store of one more tab on the shared storage. */
function openTab() {
  return createGuestCartStore(
    browserStorage(() => stored, log),
    { log, makeId },
  )
}

const full = (working: KeyValueStorage): KeyValueStorage => ({
  ...working,
  setItem() {
    throw new DOMException('Full', 'QuotaExceededError')
  },
})

beforeEach(() => {
  stored = memoryStorage()
  log.mockReset()
  nextId = 0
})

describe('createGuestCartStore', () => {
  it('is empty at first and stores nothing', () => {
    expect(openTab().read().cart).toEqual([])
    expect(stored.getItem('cartItems')).toBeNull()
    expect(stored.getItem('cartId')).toBeNull()
  })

  it('stores the lines under cartItems, in the stored format', () => {
    expect(openTab().write(cart)).toBe(true)
    expect(JSON.parse(stored.getItem('cartItems') ?? '')).toEqual([
      {
        id: 'destilado',
        name: 'Amaru Destilado',
        price: 39.99,
        image: 'bottle-destilado-1',
        quantity: 2,
      },
    ])
  })

  it('reads the same cart and id in every tab and on later visits', () => {
    const first = openTab()
    const { id } = first.read()
    first.write(cart)
    expect(openTab().read()).toEqual({ id, cart })
    first.write([...cart, triple])
    expect(first.read().id).toBe(id)
  })

  it.each(['take', 'write'] as const)('begins a new cart after its last line: %s', (how) => {
    const first = openTab()
    const second = openTab()
    first.write(cart)
    const { id } = second.read()
    if (how === 'take') first.take(cart)
    else first.write([])
    expect(stored.getItem('cartItems')).toBeNull()
    expect(stored.getItem('cartId')).toBeNull()
    for (const tab of [first, second]) {
      expect(tab.read().cart).toEqual([])
      tab.write(cart)
      expect(tab.read().id).not.toBe(id)
      tab.write([])
    }
  })

  it('keeps the bottles that another tab has added when some are taken, as a new cart', () => {
    const tab = openTab()
    tab.write(cart)
    const { id, cart: taken } = tab.read()
    openTab().write([aCartLine({ priceCents: 3999, quantity: 3 }), triple])
    tab.take(taken)
    const rest = [aCartLine({ priceCents: 3999, quantity: 1 }), triple]
    expect(openTab().read().cart).toEqual(rest)
    expect(openTab().read().id).not.toBe(id)
    expect(openTab().read()).toEqual(tab.read())
  })

  it('has one id for a stored cart that has none', () => {
    stored.setItem('cartItems', '[{"id":"destilado"}]')
    const tab = openTab()
    expect(tab.read().id).toBe(tab.read().id)
  })

  it('keeps the valid lines of a stored cart and logs the others', () => {
    stored.setItem('cartItems', '[{"id":"destilado","quantity":2},{"quantity":-3}]')
    expect(openTab().read().cart).toMatchObject([{ id: 'destilado', quantity: 2 }])
    expect(log).toHaveBeenCalledTimes(1)
  })

  it.each(['{not json', '"a text"', '{"id":"destilado"}'])(
    'reads an empty cart from %s',
    (text) => {
      stored.setItem('cartItems', text)
      expect(openTab().read().cart).toEqual([])
      expect(log).toHaveBeenCalledTimes(1)
    },
  )

  it('keeps a cart that the browser refuses to store in memory, until it is taken', () => {
    const tab = openTab()
    tab.write(cart)
    stored = full(stored)
    expect(tab.write([...cart, triple])).toBe(false)
    const { id } = tab.read()
    expect(tab.read()).toEqual({ id, cart: [...cart, triple] })
    tab.take(cart)
    expect(tab.read().cart).toEqual([triple])
    expect(tab.read().id).not.toBe(id)
    tab.take([triple])
    expect(tab.read().cart).toEqual([])
  })

  it('stores again once the browser accepts it', () => {
    const working = stored
    stored = full(working)
    const tab = openTab()
    tab.write(cart)
    const { id } = tab.read()
    stored = working
    expect(tab.write(cart)).toBe(true)
    expect(openTab().read()).toEqual({ id, cart })
  })
})

import { aCartLine } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { memoryStorage } from '../embedded/memoryStorage.ts'
import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { Log } from '../Log.ts'
import { browserStorage } from './browserStorage.ts'
import { createGuestCartStore } from './createGuestCartStore.ts'

const cart = [aCartLine({ priceCents: 3999, quantity: 2 })]

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

beforeEach(() => {
  stored = memoryStorage()
  log.mockReset()
  nextId = 0
})

describe('createGuestCartStore', () => {
  it('is empty at first and stores nothing', () => {
    expect(openTab().read().cart).toEqual([])
    expect(stored.getItem('cartItems')).toBeNull()
    expect(stored.getItem('cartMergeId')).toBeNull()
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

  it('reads the same cart and merge id in every tab and on later visits', () => {
    const first = openTab()
    first.write(cart)
    const { mergeId } = first.read()
    expect(openTab().read()).toEqual({ cart, mergeId })
    first.write([...cart, aCartLine({ id: 'triple' })])
    expect(first.read().mergeId).toBe(mergeId)
  })

  it('keeps the merge id that was read before anything was stored', () => {
    const tab = openTab()
    const { mergeId } = tab.read()
    tab.write(cart)
    expect(tab.read().mergeId).toBe(mergeId)
  })

  it.each(['clear', 'empty'] as const)('makes a new merge id after %s, in every tab', (how) => {
    const first = openTab()
    const second = openTab()
    first.write(cart)
    const { mergeId } = second.read()
    if (how === 'clear') first.clear()
    else first.write([])
    expect(stored.getItem('cartItems')).toBeNull()
    expect(stored.getItem('cartMergeId')).toBeNull()
    for (const tab of [first, second]) {
      expect(tab.read().cart).toEqual([])
      tab.write(cart)
      expect(tab.read().mergeId).not.toBe(mergeId)
      tab.clear()
    }
  })

  it('makes one merge id for a stored cart that has none', () => {
    stored.setItem('cartItems', '[{"id":"destilado"}]')
    const tab = openTab()
    expect(tab.read().mergeId).toBe(tab.read().mergeId)
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

  it('keeps a cart that the browser refuses to store in memory, until it is cleared', () => {
    stored = {
      ...memoryStorage(),
      setItem() {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    }
    const tab = openTab()
    expect(tab.write(cart)).toBe(false)
    const { mergeId } = tab.read()
    expect(tab.read()).toEqual({ cart, mergeId })
    tab.clear()
    expect(tab.read().cart).toEqual([])
    expect(tab.read().mergeId).not.toBe(mergeId)
  })

  it('stores again once the browser accepts it', () => {
    const working = stored
    stored = {
      ...working,
      setItem() {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    }
    const tab = openTab()
    tab.write(cart)
    const { mergeId } = tab.read()
    stored = working
    expect(tab.write(cart)).toBe(true)
    expect(openTab().read()).toEqual({ cart, mergeId })
  })
})

import { aCartLine } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { Log } from '../Log.ts'
import { memoryStorage } from '../local/memoryStorage.ts'
import { browserStorage } from './browserStorage.ts'
import { createGuestCartStore } from './createGuestCartStore.ts'

const cart = [aCartLine({ priceCents: 3999, quantity: 2 })]

let stored: KeyValueStorage
const log = vi.fn<Log>()
let nextId = 0

const makeId = () => `id-${(nextId += 1)}`

/** One tab's store on the shared storage. */
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
  it('is empty at first and stores nothing for it', () => {
    expect(openTab().read().cart).toEqual([])
    expect(stored.getItem('cartItems')).toBeNull()
    expect(stored.getItem('cartMergeId')).toBeNull()
  })

  it('stores the list of the specification under cartItems', () => {
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

  it('gives every tab and every later visit the same cart and merge id', () => {
    const first = openTab()
    first.write(cart)
    const { mergeId } = first.read()
    expect(openTab().read()).toEqual({ cart, mergeId })
    first.write([...cart, aCartLine({ id: 'triple' })])
    expect(first.read().mergeId).toBe(mergeId)
  })

  it('keeps the merge id it gave before anything was stored', () => {
    const tab = openTab()
    const { mergeId } = tab.read()
    tab.write(cart)
    expect(tab.read().mergeId).toBe(mergeId)
  })

  it.each(['clear', 'empty'] as const)('uses its merge id up on %s, in every tab', (how) => {
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

  it('gives a stored cart without merge id one that stays the same', () => {
    stored.setItem('cartItems', '[{"id":"destilado"}]')
    const tab = openTab()
    expect(tab.read().mergeId).toBe(tab.read().mergeId)
  })

  it('keeps what can be read of a stored cart and logs the rest', () => {
    stored.setItem('cartItems', '[{"id":"destilado","quantity":2},{"quantity":-3}]')
    expect(openTab().read().cart).toMatchObject([{ id: 'destilado', quantity: 2 }])
    expect(log).toHaveBeenCalledTimes(1)
  })

  it.each(['{not json', '"a text"', '{"id":"destilado"}'])('takes %s for an empty cart', (text) => {
    stored.setItem('cartItems', text)
    expect(openTab().read().cart).toEqual([])
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('keeps in memory what the browser refuses to store, until it is cleared', () => {
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

  it('stores again once the browser does', () => {
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

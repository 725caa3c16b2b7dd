import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { noLog } from '../noLog.ts'
import { setDocument } from './EmbeddedDatabase.ts'
import { seedDatabase } from './EmbeddedSeed.ts'
import { createEmbeddedStore, type EmbeddedStore } from './EmbeddedStore.ts'
import { memoryStorage } from './memoryStorage.ts'
import { seed } from './testing/openEmbedded.ts'

let storage: KeyValueStorage
let store: EmbeddedStore
const open = () => createEmbeddedStore(storage, () => seedDatabase(seed, 0), noLog)
const orders = () => store.read().documents['orders']

beforeEach(async () => {
  storage = memoryStorage()
  store = open()
  await store.transact((draft) => {
    setDocument(draft, 'orders/one', { status: 'pending' })
    setDocument(draft, 'orders/two', { status: 'pending' })
  })
})

describe('the embedded database', () => {
  it('is parsed once for several reads', () => {
    const parse = vi.spyOn(JSON, 'parse')
    const reading = open()
    expect(reading.read()).toBe(reading.read())
    expect(parse).toHaveBeenCalledOnce()
    parse.mockRestore()
  })

  it('reads what another tab has stored', async () => {
    await open().transact((draft) => setDocument(draft, 'orders/three', { status: 'pending' }))
    expect(Object.keys(orders() ?? {})).toEqual(['one', 'two', 'three'])
  })

  it('does not change when a transaction fails or cannot be stored, and takes the next one', async () => {
    const before = store.read()
    const failing = store.transact(async (draft) => {
      setDocument(draft, 'orders/one', null)
      throw new Error('Failed')
    })
    await expect(failing).rejects.toThrow('Failed')
    const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const removing = () => store.transact((draft) => setDocument(draft, 'orders/one', null))
    await expect(removing()).rejects.toThrow('did not store')
    full.mockRestore()
    expect(store.read()).toBe(before)
    await removing()
    expect(Object.keys(orders() ?? {})).toEqual(['two'])
  })
})

/** A store of its own module, as each tab has one: two tabs share the storage and the browser's locks only. */
async function openTab(): Promise<EmbeddedStore> {
  vi.resetModules()
  const tab = await import('./EmbeddedStore.ts')
  return tab.createEmbeddedStore(storage, () => seedDatabase(seed, 0), noLog)
}

/** Adds one to a counter. */
const count = (tab: EmbeddedStore) =>
  tab.transact(async (draft) => {
    const last = Number(draft.documents['counters']?.['orders']?.['last'])
    // A command awaits its reads, too.
    await Promise.resolve()
    setDocument(draft, 'counters/orders', { last: last + 1 })
  })

/** The browser's locks: one holder after the other. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, _options: object, work: () => Promise<unknown>) => {
      const result = last.then(work)
      last = result.catch(() => undefined)
      return result
    },
  }
}

describe('two tabs', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('lose no write, since the browser locks it', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() })
    const tabs = [await openTab(), await openTab()]
    await store.transact((draft) => setDocument(draft, 'counters/orders', { last: 0 }))
    await Promise.all(Array.from({ length: 10 }, () => tabs.map(count)).flat())
    expect(store.read().documents['counters']?.['orders']).toEqual({ last: 20 })
  })
})

describe('a browser that blocks storage', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('refuses its locks too, and works without', async () => {
    const refusal = new DOMException('Access is denied', 'SecurityError')
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refusal) } })
    await store.transact((draft) => setDocument(draft, 'counters/orders', { last: 0 }))
    const tab = await openTab()
    await Promise.all([count(tab), count(tab)])
    expect(store.read().documents['counters']?.['orders']).toEqual({ last: 2 })
  })

  it('hears of what goes wrong in the work itself', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() })
    const work = vi.fn<() => never>(() => {
      throw new Error('A mistake')
    })
    await expect(store.transact(work)).rejects.toThrow('A mistake')
    expect(work).toHaveBeenCalledOnce()
  })
})

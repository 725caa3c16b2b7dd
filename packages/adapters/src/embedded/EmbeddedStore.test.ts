import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { noLog } from '../Log.ts'
import { seedDatabase } from './EmbeddedSeed.ts'
import { embeddedStorageKeys } from './embeddedStorageKeys.ts'
import { createEmbeddedStore, type EmbeddedStore } from './EmbeddedStore.ts'
import { memoryStorage } from './memoryStorage.ts'
import { seed } from './testing/openEmbedded.ts'

let storage: KeyValueStorage
let store: EmbeddedStore
const open = () => createEmbeddedStore(storage, () => seedDatabase(seed, 0), noLog)
const stored = (): unknown => JSON.parse(storage.getItem(embeddedStorageKeys.database) ?? 'null')

beforeEach(() => {
  storage = memoryStorage()
  store = open()
  store.transact(({ orders }) => {
    orders['one'] = { status: 'pending' }
    orders['two'] = { status: 'pending' }
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

  it('keeps the same objects for documents that a change does not replace', () => {
    const before = store.read()
    store.transact(({ orders }) => {
      orders['one'] = { ...orders['one'], status: 'paid' }
    })
    const { orders } = store.read()
    expect(orders['one']).toEqual({ status: 'paid' })
    expect(orders['two']).toBe(before.orders['two'])
    expect(before.orders['one']).toEqual({ status: 'pending' })
  })

  it('contains exactly what is stored after a change', () => {
    const fields = { status: 'paid', notes: undefined }
    store.transact(({ orders }) => {
      orders['one'] = fields
      delete orders['two']
    })
    fields.status = 'shipped'
    expect(store.read()).toStrictEqual(stored())
    expect(store.read().orders).toStrictEqual({ one: { status: 'paid' } })
  })

  it('reads what another tab has stored', () => {
    open().transact(({ orders }) => {
      orders['three'] = { status: 'pending' }
    })
    expect(Object.keys(store.read().orders)).toEqual(['one', 'two', 'three'])
  })

  it('does not change when a transaction throws or cannot be stored', () => {
    const before = store.read()
    const failingChange = () =>
      store.transact(({ orders }) => {
        delete orders['one']
        throw new Error('Failed')
      })
    expect(failingChange).toThrow('Failed')
    const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(() => store.transact(({ orders }) => delete orders['one'])).toThrow('did not store')
    full.mockRestore()
    expect(store.read()).toBe(before)
    expect(before.orders['one']).toEqual({ status: 'pending' })
  })

  it('cannot be changed by its readers', () => {
    const { orders } = store.read()
    expect(Reflect.deleteProperty(orders, 'one')).toBe(false)
  })
})

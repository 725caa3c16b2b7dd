import type { Log } from '@storefront/domain'
import { describe, expect, it, vi } from 'vitest'

import { memoryStorage } from '../embedded/memoryStorage.ts'
import { browserStorage } from './browserStorage.ts'

const refusing = (error: Error) => () => {
  throw error
}

describe('browserStorage', () => {
  it('reads what it wrote, until it is removed', () => {
    const memory = memoryStorage()
    const storage = browserStorage(() => memory)
    expect(storage.read('key')).toBeNull()
    expect(storage.write('key', 'value')).toBe(true)
    expect(storage.read('key')).toBe('value')
    expect(storage.remove('key')).toBe(true)
    expect(storage.read('key')).toBeNull()
  })

  it.each([
    ['absent', () => undefined],
    ['blocked', refusing(new DOMException('Denied', 'SecurityError'))],
  ])('reads null and stores nothing when the storage is %s, and logs each refusal', (_, open) => {
    const log = vi.fn<Log>()
    const storage = browserStorage(open, log)
    expect(storage.read('key')).toBeNull()
    expect(storage.write('key', 'value')).toBe(false)
    expect(storage.remove('key')).toBe(false)
    expect(log).toHaveBeenCalledTimes(3)
  })

  it('returns false when the storage is full, and logs the cause', () => {
    const full = new DOMException('Full', 'QuotaExceededError')
    const log = vi.fn<Log>()
    const storage = browserStorage(() => ({ ...memoryStorage(), setItem: refusing(full) }), log)
    expect(storage.write('key', 'value')).toBe(false)
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('key'), full)
  })
})

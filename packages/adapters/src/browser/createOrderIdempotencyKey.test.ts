import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../embedded/memoryStorage.ts'
import { browserStorage } from './browserStorage.ts'
import { createOrderIdempotencyKey } from './createOrderIdempotencyKey.ts'

let calls = 0
const randomBytes = (count: number) => new Uint8Array(count).fill((calls += 1))

const openTab = (stored = memoryStorage()) =>
  createOrderIdempotencyKey(
    browserStorage(() => stored),
    randomBytes,
  )

describe('createOrderIdempotencyKey', () => {
  it('returns one id in every tab and after a reload, until the order is confirmed', () => {
    const stored = memoryStorage()
    const key = openTab(stored)
    expect(key.current('rosa')).toBeNull()
    const id = key.getOrCreate('rosa')
    expect(key.getOrCreate('rosa')).toBe(id)
    expect(openTab(stored).current('rosa')).toBe(id)
    expect(openTab(stored).getOrCreate('rosa')).toBe(id)

    key.remove()
    expect(key.current('rosa')).toBeNull()
    expect(stored.getItem('orderAttempt')).toBeNull()
    expect(key.getOrCreate('rosa')).not.toBe(id)
  })

  it('makes an id that the database accepts from random bytes', () => {
    expect(openTab().getOrCreate('rosa')).toMatch(/^[0-9A-Z]{20}$/)
  })

  it('does not return the id of another user', () => {
    const key = openTab()
    const id = key.getOrCreate('rosa')
    expect(key.current('luis')).toBeNull()
    expect(key.getOrCreate('luis')).not.toBe(id)
  })

  it('returns an id of an earlier version, whose order may exist, but does not order with it', () => {
    const stored = memoryStorage()
    stored.setItem('orderAttempt', 'rosa/7K3M9QX2AB')
    const key = openTab(stored)
    expect(key.current('rosa')).toBe('7K3M9QX2AB')
    const id = key.getOrCreate('rosa')
    expect(id).toMatch(/^[0-9A-Z]{20}$/)
    expect(key.getOrCreate('rosa')).toBe(id)
  })

  it('ignores an invalid stored value', () => {
    const stored = memoryStorage()
    stored.setItem('orderAttempt', 'rosa')
    expect(openTab(stored).current('rosa')).toBeNull()
  })

  it('keeps the id in memory when the browser does not store it', () => {
    const key = createOrderIdempotencyKey(
      browserStorage(() => null),
      randomBytes,
    )
    const id = key.getOrCreate('rosa')
    expect(key.getOrCreate('rosa')).toBe(id)
    key.remove()
    expect(key.current('rosa')).toBeNull()
  })

  it('keeps the id in memory when the storage is full and has the id of another user', () => {
    const stored = memoryStorage()
    openTab(stored).getOrCreate('luis')
    const key = openTab({
      ...stored,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    })
    const id = key.getOrCreate('rosa')
    expect(key.getOrCreate('rosa')).toBe(id)
  })
})

import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../local/memoryStorage.ts'
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
  it('makes one id, for every tab and after a reload, until the order is confirmed', () => {
    const stored = memoryStorage()
    const key = openTab(stored)
    expect(key.current('rosa')).toBeNull()
    const id = key.begin('rosa')
    expect(key.begin('rosa')).toBe(id)
    expect(openTab(stored).current('rosa')).toBe(id)
    expect(openTab(stored).begin('rosa')).toBe(id)

    key.end()
    expect(key.current('rosa')).toBeNull()
    expect(stored.getItem('orderAttempt')).toBeNull()
    expect(key.begin('rosa')).not.toBe(id)
  })

  it('takes random bytes for an id that the database accepts', () => {
    expect(openTab().begin('rosa')).toMatch(/^[0-9A-Z]{10}$/)
  })

  it('is nobody else’s', () => {
    const key = openTab()
    const id = key.begin('rosa')
    expect(key.current('luis')).toBeNull()
    expect(key.begin('luis')).not.toBe(id)
  })

  it('reads no rubbish', () => {
    const stored = memoryStorage()
    stored.setItem('orderAttempt', 'rosa')
    expect(openTab(stored).current('rosa')).toBeNull()
  })

  it('keeps its id in the page where the browser stores nothing', () => {
    const key = createOrderIdempotencyKey(
      browserStorage(() => null),
      randomBytes,
    )
    const id = key.begin('rosa')
    expect(key.begin('rosa')).toBe(id)
    key.end()
    expect(key.current('rosa')).toBeNull()
  })
})

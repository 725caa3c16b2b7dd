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
    const attempt = openTab(stored)
    expect(attempt.current('rosa')).toBeNull()
    const id = attempt.begin('rosa')
    expect(attempt.begin('rosa')).toBe(id)
    expect(openTab(stored).current('rosa')).toBe(id)
    expect(openTab(stored).begin('rosa')).toBe(id)

    attempt.end()
    expect(attempt.current('rosa')).toBeNull()
    expect(stored.getItem('orderAttempt')).toBeNull()
    expect(attempt.begin('rosa')).not.toBe(id)
  })

  it('takes random bytes for an id that the database accepts', () => {
    expect(openTab().begin('rosa')).toMatch(/^[0-9A-Z]{10}$/)
  })

  it('is nobody else’s', () => {
    const attempt = openTab()
    const id = attempt.begin('rosa')
    expect(attempt.current('luis')).toBeNull()
    expect(attempt.begin('luis')).not.toBe(id)
  })

  it('reads no rubbish', () => {
    const stored = memoryStorage()
    stored.setItem('orderAttempt', 'rosa')
    expect(openTab(stored).current('rosa')).toBeNull()
  })

  it('keeps its id in the page where the browser stores nothing', () => {
    const attempt = createOrderIdempotencyKey(
      browserStorage(() => null),
      randomBytes,
    )
    const id = attempt.begin('rosa')
    expect(attempt.begin('rosa')).toBe(id)
    attempt.end()
    expect(attempt.current('rosa')).toBeNull()
  })
})

import { expect, it } from 'vitest'

import { networkOf } from './shop.ts'

const noon = Date.UTC(2026, 0, 2, 12)
const hour = 60 * 60 * 1000

it('counts the orders of an address under a hash that is another one the next day', () => {
  const id = networkOf('203.0.113.7', noon)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(networkOf('203.0.113.7', noon + hour)).toBe(id)
  expect(networkOf('203.0.113.8', noon)).not.toBe(id)
  expect(networkOf('203.0.113.7', noon + 24 * hour)).not.toBe(id)
})

it('counts nothing where the address is not known', () => {
  expect(networkOf(undefined, noon)).toBeNull()
})

import { describe, expect, it } from 'vitest'

import { hashPassword, matchesHash } from './hashPassword.ts'

describe('hashPassword', () => {
  it('returns a different hash each time, and each one matches its password', async () => {
    const first = await hashPassword('pitahaya', crypto)
    const second = await hashPassword('pitahaya', crypto)
    expect(first.hash).not.toBe(second.hash)
    expect(await matchesHash('pitahaya', first, crypto)).toBe(true)
    expect(await matchesHash('pitahaya', second, crypto)).toBe(true)
    expect(await matchesHash('Pitahaya', first, crypto)).toBe(false)
  })
})

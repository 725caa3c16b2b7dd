import { describe, expect, it } from 'vitest'

import { hashPassword, matchesHash } from './hashPassword.ts'

describe('hashPassword', () => {
  it('returns a different hash each time, and each one matches its password', async () => {
    const first = await hashPassword('pitahaya')
    const second = await hashPassword('pitahaya')
    expect(first.hash).not.toBe(second.hash)
    expect(await matchesHash('pitahaya', first)).toBe(true)
    expect(await matchesHash('pitahaya', second)).toBe(true)
    expect(await matchesHash('Pitahaya', first)).toBe(false)
  })
})

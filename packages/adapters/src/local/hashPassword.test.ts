import { describe, expect, it } from 'vitest'

import { hashPassword, isPassword } from './hashPassword.ts'

describe('hashPassword', () => {
  it('returns a different hash each time, and each one matches its password', async () => {
    const first = await hashPassword('pitahaya', crypto)
    const second = await hashPassword('pitahaya', crypto)
    expect(first.hash).not.toBe(second.hash)
    expect(await isPassword('pitahaya', first, crypto)).toBe(true)
    expect(await isPassword('pitahaya', second, crypto)).toBe(true)
    expect(await isPassword('Pitahaya', first, crypto)).toBe(false)
  })
})

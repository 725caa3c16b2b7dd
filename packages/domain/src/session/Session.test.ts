import { describe, expect, it } from 'vitest'

import { anAccount } from '../testing/builders.ts'
import { hasPassword } from './Session.ts'

describe('hasPassword', () => {
  it('is true for accounts with a password, with or without Google', () => {
    expect(hasPassword(anAccount({ providers: ['password'] }))).toBe(true)
    expect(hasPassword(anAccount({ providers: ['google', 'password'] }))).toBe(true)
  })

  it('is false for accounts with Google alone', () => {
    expect(hasPassword(anAccount({ providers: ['google'] }))).toBe(false)
  })
})

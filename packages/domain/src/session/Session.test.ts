import { describe, expect, it } from 'vitest'

import { anAccount } from '../testing/builders.ts'
import { hasPassword } from './Session.ts'

describe('hasPassword', () => {
  it('is for accounts with a password, also beside Google', () => {
    expect(hasPassword(anAccount({ providers: ['password'] }))).toBe(true)
    expect(hasPassword(anAccount({ providers: ['google', 'password'] }))).toBe(true)
  })

  it('is not for accounts that Google keeps alone', () => {
    expect(hasPassword(anAccount({ providers: ['google'] }))).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'

import { aProfile, anAccount } from '../testing/builders.ts'
import { canConfirmEmail, roleFor } from './roleFor.ts'

const verified = anAccount({ emailVerified: true })
const unverified = anAccount({ emailVerified: false })
const moved = anAccount({ email: 'other@example.com', emailVerified: true })

describe('roleFor', () => {
  it('is the role of the profile for the owner of its address', () => {
    expect(roleFor(aProfile({ role: 'admin' }), verified)).toBe('admin')
    expect(roleFor(aProfile({ role: 'user' }), verified)).toBe('user')
  })

  it.each([unverified, moved])('is no admin for %j', (account) => {
    expect(roleFor(aProfile({ role: 'admin' }), account)).toBe('user')
  })
})

describe('canConfirmEmail', () => {
  it('is for a profile that does not say yet what the account knows', () => {
    expect(canConfirmEmail(aProfile({ emailVerified: false }), verified)).toBe(true)
    expect(canConfirmEmail(aProfile({ emailVerified: true }), verified)).toBe(false)
  })

  it.each([unverified, moved])('is not for %j', (account) => {
    expect(canConfirmEmail(aProfile({ emailVerified: false }), account)).toBe(false)
  })
})

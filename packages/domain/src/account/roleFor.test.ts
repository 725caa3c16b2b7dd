import { describe, expect, it } from 'vitest'

import { anAccount, aProfile } from '../testing/builders.ts'
import { canConfirmEmail, roleFor } from './roleFor.ts'

const verified = anAccount({ emailVerified: true })
const unverified = anAccount({ emailVerified: false })
const moved = anAccount({ email: 'other@example.com', emailVerified: true })

describe('roleFor', () => {
  it("is the profile's role if the account has its address, verified", () => {
    expect(roleFor(aProfile({ role: 'admin' }), verified)).toBe('admin')
    expect(roleFor(aProfile({ role: 'user' }), verified)).toBe('user')
  })

  it.each([unverified, moved])('is user for %j', (account) => {
    expect(roleFor(aProfile({ role: 'admin' }), account)).toBe('user')
  })
})

describe('canConfirmEmail', () => {
  it('is true if the address is verified in the account but not in the profile', () => {
    expect(canConfirmEmail(aProfile({ emailVerified: false }), verified)).toBe(true)
    expect(canConfirmEmail(aProfile({ emailVerified: true }), verified)).toBe(false)
  })

  it.each([unverified, moved])('is false for %j', (account) => {
    expect(canConfirmEmail(aProfile({ emailVerified: false }), account)).toBe(false)
  })
})

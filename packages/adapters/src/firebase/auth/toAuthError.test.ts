import { Outage } from '@storefront/domain'
import { FirebaseError } from 'firebase/app'
import { describe, expect, it } from 'vitest'

import { DeadlineError } from '../withDeadline.ts'
import { toAuthError } from './toAuthError.ts'

describe('toAuthError', () => {
  it.each([
    // With the protection against e-mail enumeration, and without it.
    ['auth/invalid-credential', 'invalid-credentials'],
    ['auth/wrong-password', 'invalid-credentials'],
    ['auth/user-not-found', 'invalid-credentials'],
    ['auth/password-does-not-meet-requirements', 'password-policy'],
    ['auth/weak-password', 'weak-password'],
    ['auth/email-already-in-use', 'email-in-use'],
    ['auth/unauthorized-domain', 'unauthorized-domain'],
    ['auth/popup-blocked', 'popup-blocked'],
    ['auth/popup-closed-by-user', 'popup-closed'],
    ['auth/cancelled-popup-request', 'popup-closed'],
    ['auth/network-request-failed', 'network-failed'],
    ['auth/multi-factor-auth-required', 'multi-factor-required'],
    ['auth/user-token-expired', 'session-expired'],
    ['auth/invalid-refresh-token', 'session-expired'],
    ['auth/expired-action-code', 'action-code-expired'],
    ['auth/invalid-action-code', 'action-code-invalid'],
    ['auth/something-new', 'unknown'],
  ])('takes %s for %s and keeps the service’s word', (providerCode, code) => {
    expect(toAuthError(new FirebaseError(providerCode, 'Simulated'))).toEqual({
      code,
      providerCode,
    })
  })

  it('takes a missed deadline for a timeout', () => {
    expect(toAuthError(new DeadlineError())).toMatchObject({ code: 'timeout' })
  })

  it('takes a database that is offline for a failed network', () => {
    expect(toAuthError(new Outage('offline', 'users/rosa'))).toMatchObject({
      code: 'network-failed',
    })
  })

  it('does not take a bug for a refusal', () => {
    const bug = new ReferenceError('x is not defined')
    expect(() => toAuthError(bug)).toThrow(bug)
  })
})

import { Outage } from '@storefront/domain'
import { FirebaseError } from 'firebase/app'
import { describe, expect, it } from 'vitest'

import { DeadlineError } from '../../withRetries.ts'
import { toAuthError } from './authCall.ts'

const popupCodes = [
  'account-exists-with-different-credential',
  'auth-domain-config-required',
  'cancelled-popup-request',
  'operation-not-allowed',
  'operation-not-supported-in-this-environment',
  'popup-blocked',
  'popup-closed-by-user',
  'unauthorized-domain',
  'web-storage-unsupported',
]

/** The codes that the SDK's reference lists for each call of the shop, except for arguments that the shop never sends. */
const documentedCodes = {
  applyActionCode: [
    'expired-action-code',
    'invalid-action-code',
    'user-disabled',
    'user-not-found',
  ],
  confirmPasswordReset: [
    'expired-action-code',
    'invalid-action-code',
    'password-does-not-meet-requirements',
    'user-disabled',
    'user-not-found',
    'weak-password',
  ],
  createUserWithEmailAndPassword: [
    'email-already-in-use',
    'invalid-email',
    'operation-not-allowed',
    'password-does-not-meet-requirements',
    'weak-password',
  ],
  deleteUser: ['requires-recent-login'],
  reauthenticateWithCredential: [
    'invalid-credential',
    'invalid-email',
    'user-mismatch',
    'user-not-found',
    'wrong-password',
  ],
  reauthenticateWithPopup: [...popupCodes, 'user-mismatch'],
  sendEmailVerification: ['unauthorized-continue-uri'],
  sendPasswordResetEmail: ['invalid-email', 'missing-email', 'unauthorized-continue-uri'],
  signInWithEmailAndPassword: [
    'invalid-credential',
    'invalid-email',
    'missing-password',
    'user-disabled',
    'user-not-found',
    'wrong-password',
  ],
  signInWithPopup: popupCodes,
  updatePassword: ['password-does-not-meet-requirements', 'requires-recent-login', 'weak-password'],
  verifyPasswordResetCode: [
    'expired-action-code',
    'invalid-action-code',
    'user-disabled',
    'user-not-found',
  ],
}

const codesOfAnyCall = [
  'internal-error',
  'multi-factor-auth-required',
  'network-request-failed',
  'timeout',
  'too-many-requests',
  'user-token-expired',
]

describe('toAuthError', () => {
  it.each([
    // The first with protection against e-mail enumeration, the next two without.
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
  ])('maps %s to %s and keeps the provider’s code', (providerCode, code) => {
    expect(toAuthError(new FirebaseError(providerCode, 'Simulated'))).toEqual({
      code,
      providerCode,
    })
  })

  it.each(
    Object.entries(documentedCodes).flatMap(([call, codes]) =>
      [...codes, ...codesOfAnyCall].map((code) => [call, code] as const),
    ),
  )('maps each code that %s is documented to fail with: %s', (_, code) => {
    expect(toAuthError(new FirebaseError(`auth/${code}`, 'Simulated')).code).not.toBe('unknown')
  })

  it('maps a missed deadline to a timeout', () => {
    expect(toAuthError(new DeadlineError())).toMatchObject({ code: 'timeout' })
  })

  it('maps an offline database to a failed network', () => {
    expect(toAuthError(new Outage('offline', 'users/rosa'))).toMatchObject({
      code: 'network-failed',
    })
  })

  it('rethrows any other error', () => {
    const bug = new ReferenceError('x is not defined')
    expect(() => toAuthError(bug)).toThrow(bug)
  })
})

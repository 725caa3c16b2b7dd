/**
 * Why the authentication service refused (spec section 8). Closed: each has a sentence in every
 * language. `popup-closed` is no error to the visitor: the form is simply enabled again.
 */
export const authErrorCodes = [
  'account-exists-with-other-provider',
  'action-code-expired',
  'action-code-invalid',
  /** An admin cannot delete their account: somebody must be left to run the shop. */
  'admin-account',
  'email-in-use',
  'email-invalid',
  'internal-error',
  'invalid-credentials',
  'multi-factor-required',
  'network-failed',
  'not-allowed',
  /** An account cannot be deleted while an order of its user is on its way. */
  'orders-open',
  'password-policy',
  'popup-blocked',
  'popup-closed',
  'recent-login-required',
  'session-expired',
  'timeout',
  'too-many-requests',
  'unauthorized-domain',
  'unknown',
  'user-disabled',
  'weak-password',
] as const

export type AuthErrorCode = (typeof authErrorCodes)[number]

/** Why an account is not deleted although its user was re-authenticated. */
export type AccountKeptReason = Extract<AuthErrorCode, 'admin-account' | 'orders-open'>

/** A refusal; `providerCode` is the service's own word for it, shown only when `code` is `unknown`. */
export interface AuthError {
  readonly code: AuthErrorCode
  readonly providerCode: string
}

/**
 * Why the authentication service refused a call (spec section 8). A closed list: each code has a
 * message in every language. For `popup-closed` no error is shown, the form is just enabled again.
 */
export const authErrorCodes = [
  'account-exists-with-other-provider',
  'action-code-expired',
  'action-code-invalid',
  /** Admins cannot delete their accounts, so that somebody can still run the shop. */
  'admin-account',
  'email-in-use',
  'email-invalid',
  'internal-error',
  'invalid-credentials',
  'multi-factor-required',
  'network-failed',
  'not-allowed',
  /** An account cannot be deleted while its user has an open order. */
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

/** Why an account is not deleted after its user was re-authenticated. */
export type AccountKeptReason = Extract<AuthErrorCode, 'admin-account' | 'orders-open'>

/** A refusal; `providerCode` is the service's own code, shown only when `code` is `unknown`. */
export interface AuthError {
  readonly code: AuthErrorCode
  readonly providerCode: string
}

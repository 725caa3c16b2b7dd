import {
  err,
  ok,
  Outage,
  type AccountKeptReason,
  type AuthError,
  type AuthErrorCode,
  type AuthOutcome,
  type OutageCode,
} from '@storefront/domain'
import { FirebaseError } from 'firebase/app'
import type { AuthErrorCodes } from 'firebase/auth'

import { DeadlineError, withDeadline } from '../../withRetries.ts'
import type { FirebaseContext } from '../FirebaseContext.ts'

/**
 * Makes one call to the authentication service within the deadline. It is not repeated (spec section 7).
 *
 * @returns the value of `work`, or an `AuthError`
 * @throws any error that is not a failure of a service
 */
export function authCall<T>(
  { deadlineMs }: Pick<FirebaseContext, 'deadlineMs'>,
  work: () => Promise<T>,
): AuthOutcome<T> {
  return outcomeOf(() => withDeadline(work, deadlineMs))
}

/**
 * Like `authCall`, without a deadline. For a popup, which stays open as long as the visitor needs, and for
 * work whose calls have their own deadlines.
 */
export async function outcomeOf<T>(work: () => Promise<T>): AuthOutcome<T> {
  try {
    return ok(await work())
  } catch (error) {
    return err(toAuthError(error))
  }
}

/** The codes that the SDK documents, and undocumented ones that it passes on from the service. */
type ProviderCode =
  | (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes]
  | 'auth/invalid-refresh-token'
  | 'auth/missing-email'
  | 'auth/password-does-not-meet-requirements'
  | 'auth/the-service-is-currently-unavailable.'

/**
 * The service's codes for each refusal (spec section 8.2). Missing codes belong to calls that the shop
 * does not make (phones, second factors, Cordova) or report a wrong setup. They map to `unknown`, and
 * the site shows the service's code.
 */
const providerCodes = {
  'account-exists-with-other-provider': [
    'auth/account-exists-with-different-credential',
    'auth/credential-already-in-use',
    'auth/provider-already-linked',
  ],
  'action-code-expired': ['auth/expired-action-code'],
  'action-code-invalid': ['auth/invalid-action-code'],
  'email-in-use': ['auth/email-already-in-use'],
  'email-invalid': ['auth/invalid-email', 'auth/invalid-recipient-email', 'auth/missing-email'],
  'internal-error': ['auth/internal-error', 'auth/the-service-is-currently-unavailable.'],
  'invalid-credentials': [
    'auth/invalid-credential',
    'auth/missing-password',
    'auth/rejected-credential',
    'auth/user-mismatch',
    'auth/user-not-found',
    'auth/wrong-password',
  ],
  'multi-factor-required': ['auth/multi-factor-auth-required'],
  'network-failed': ['auth/network-request-failed'],
  'not-allowed': [
    'auth/admin-restricted-operation',
    'auth/operation-not-allowed',
    'auth/operation-not-supported-in-this-environment',
    'auth/web-storage-unsupported',
  ],
  'password-policy': ['auth/password-does-not-meet-requirements'],
  'popup-blocked': ['auth/popup-blocked'],
  'popup-closed': [
    'auth/cancelled-popup-request',
    'auth/popup-closed-by-user',
    'auth/user-cancelled',
  ],
  'recent-login-required': ['auth/requires-recent-login'],
  'session-expired': [
    'auth/invalid-refresh-token',
    'auth/invalid-user-token',
    'auth/null-user',
    'auth/user-signed-out',
    'auth/user-token-expired',
  ],
  timeout: ['auth/timeout'],
  'too-many-requests': ['auth/quota-exceeded', 'auth/too-many-requests'],
  'unauthorized-domain': [
    'auth/auth-domain-config-required',
    'auth/unauthorized-continue-uri',
    'auth/unauthorized-domain',
  ],
  'user-disabled': ['auth/user-disabled'],
  'weak-password': ['auth/weak-password'],
} as const satisfies Record<
  Exclude<AuthErrorCode, AccountKeptReason | 'unknown'>,
  readonly ProviderCode[]
>

const codes: ReadonlyMap<string, AuthErrorCode> = new Map(
  Object.entries(providerCodes).flatMap(([code, sources]) =>
    // `Object.entries` widens the keys of the table to `string`.
    sources.map((source): [string, AuthErrorCode] => [source, code as keyof typeof providerCodes]),
  ),
)

/** Error codes for an outage of the database during a call to the authentication service. */
const outageCodes = {
  offline: 'network-failed',
  timeout: 'timeout',
  unavailable: 'internal-error',
  'too-many-requests': 'too-many-requests',
  'permission-denied': 'session-expired',
  'invalid-document': 'internal-error',
  'code-lost': 'internal-error',
  unknown: 'internal-error',
} as const satisfies Record<OutageCode, AuthErrorCode>

/**
 * Turns what a call to the authentication service threw into a domain error.
 *
 * @throws the error itself when it is not a failure of a service
 */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof FirebaseError) {
    return { code: codes.get(error.code) ?? 'unknown', providerCode: error.code }
  }
  if (error instanceof DeadlineError) return { code: 'timeout', providerCode: error.name }
  if (error instanceof Outage) return { code: outageCodes[error.code], providerCode: error.code }
  throw error
}

import {
  type AccountKeptReason,
  type AuthError,
  type AuthErrorCode,
  type AuthOutcome,
  err,
  ok,
  Outage,
  type OutageCode,
} from '@storefront/domain'
import { FirebaseError } from 'firebase/app'
import type { AuthErrorCodes } from 'firebase/auth'

import { DeadlineError, withDeadline } from '../../withRetries.ts'
import type { FirebaseContext } from '../FirebaseContext.ts'

/**
 * Makes one call of the authentication service within the deadline. It is not repeated: whoever is
 * refused a sign-in decides whether to try again.
 */
export function authCall<T>(
  { deadlineMs }: Pick<FirebaseContext, 'deadlineMs'>,
  work: () => Promise<T>,
): AuthOutcome<T> {
  return outcomeOf(() => withDeadline(work, deadlineMs))
}

/**
 * The same without a deadline: for a popup, which takes as long as its visitor (the SDK notices when it
 * is closed), and for work whose calls have deadlines of their own.
 */
export async function outcomeOf<T>(work: () => Promise<T>): AuthOutcome<T> {
  try {
    return ok(await work())
  } catch (error) {
    return err(toAuthError(error))
  }
}

/** The codes the SDK documents, and those it passes on from the service without documenting them. */
type ProviderCode =
  | (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes]
  | 'auth/invalid-refresh-token'
  | 'auth/missing-email'
  | 'auth/password-does-not-meet-requirements'
  | 'auth/the-service-is-currently-unavailable.'

/**
 * What each refusal is called by the service. The codes that are left out belong to calls the shop
 * does not make (phones, second factors, Cordova) or tell of a wrong setup: they stay `unknown` and
 * are shown by the service's own name.
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
    // Object.entries forgets that the keys are the table's.
    sources.map((source): [string, AuthErrorCode] => [source, code as keyof typeof providerCodes]),
  ),
)

/** What an outage of the database means to a call of the authentication service that needed it. */
const outageCodes = {
  offline: 'network-failed',
  timeout: 'timeout',
  unavailable: 'internal-error',
  'too-many-requests': 'too-many-requests',
  'permission-denied': 'session-expired',
  'invalid-document': 'internal-error',
  unknown: 'internal-error',
} as const satisfies Record<OutageCode, AuthErrorCode>

/**
 * What a failed call of the authentication service means to the domain.
 *
 * @throws whatever is no failure of a service: a bug
 */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof FirebaseError) {
    return { code: codes.get(error.code) ?? 'unknown', providerCode: error.code }
  }
  if (error instanceof DeadlineError) return { code: 'timeout', providerCode: error.name }
  if (error instanceof Outage) return { code: outageCodes[error.code], providerCode: error.code }
  throw error
}

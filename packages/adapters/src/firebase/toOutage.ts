import { Outage, type OutageCode } from '@storefront/domain'
import { FirebaseError } from 'firebase/app'
import type { FirestoreErrorCode } from 'firebase/firestore/lite'

import { DeadlineError, isOffline } from '../withRetries.ts'

interface Failure {
  readonly code: OutageCode
  /** Whether the same call may succeed a moment later. */
  readonly passes: boolean
}

/** `firestore/lite` names failures after HTTP statuses; those without one are `unknown`. */
const firestoreFailures = {
  aborted: { code: 'unavailable', passes: true },
  'already-exists': { code: 'unknown', passes: true },
  cancelled: { code: 'unavailable', passes: true },
  'data-loss': { code: 'unknown', passes: false },
  'deadline-exceeded': { code: 'timeout', passes: true },
  // Also what a transaction gets whose documents another one changed meanwhile.
  'failed-precondition': { code: 'unknown', passes: true },
  internal: { code: 'unavailable', passes: true },
  'invalid-argument': { code: 'unknown', passes: false },
  'not-found': { code: 'unknown', passes: false },
  'out-of-range': { code: 'unknown', passes: false },
  'permission-denied': { code: 'permission-denied', passes: false },
  'resource-exhausted': { code: 'too-many-requests', passes: true },
  unauthenticated: { code: 'permission-denied', passes: false },
  unavailable: { code: 'unavailable', passes: true },
  unimplemented: { code: 'unknown', passes: false },
  unknown: { code: 'offline', passes: true },
} as const satisfies Record<FirestoreErrorCode, Failure>

/** Codes of the authentication service that say that a session is no longer accepted. */
const endedSessionCodes = new Set([
  // The shop's own word for a call that only a user can make, when nobody is signed in any more.
  'auth/null-user',
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
])

/** Whether a call failed because the session it was made with is over. */
export function isEndedSession(error: unknown): boolean {
  return error instanceof FirebaseError && endedSessionCodes.has(error.code)
}

/** Whether the database's rules, or a document that is not there, refused a write. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof FirebaseError &&
    (error.code === 'permission-denied' || error.code === 'not-found')
  )
}

/** Whether a failed call is worth repeating. */
export function isPassing(error: unknown): boolean {
  return failureOf(error).passes
}

/**
 * What a failed call means to the domain.
 *
 * @param subject what the call was about, e.g. a document's path
 */
export function toOutage(error: unknown, subject: string): Outage {
  if (error instanceof Outage) return error
  const { code } = failureOf(error)
  return new Outage(code, `${subject}: ${code}`, { cause: error })
}

function failureOf(error: unknown): Failure {
  if (error instanceof FirebaseError) {
    if (isFirestoreCode(error.code)) return firestoreFailures[error.code]
    if (error.code === 'auth/network-request-failed') return { code: 'offline', passes: true }
    return { code: isEndedSession(error) ? 'permission-denied' : 'unknown', passes: false }
  }
  if (error instanceof DeadlineError) {
    return { code: isOffline() ? 'offline' : 'timeout', passes: false }
  }
  // An answer that broke off is a TypeError; one that is no JSON came from something in between.
  if (error instanceof TypeError) return { code: 'offline', passes: true }
  if (error instanceof SyntaxError) return { code: 'unavailable', passes: true }
  return { code: 'unknown', passes: false }
}

function isFirestoreCode(code: string): code is FirestoreErrorCode {
  return Object.hasOwn(firestoreFailures, code)
}

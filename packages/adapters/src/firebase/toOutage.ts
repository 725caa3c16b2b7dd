import { Outage } from '@storefront/domain'
import { FirebaseError } from 'firebase/app'
import type { FirestoreErrorCode } from 'firebase/firestore/lite'

import { failureOf, failures, outageFor, type Failure } from '../failures.ts'

// The SDK's type in place of the table's own: a status that the SDK adds becomes a type error.
const firestoreFailures: Readonly<Record<FirestoreErrorCode, Failure>> = failures

/** The authentication service's codes for a session that it no longer accepts. */
const endedSessionCodes = new Set([
  // `signedInUser` throws this when nobody is signed in.
  'auth/null-user',
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
])

/** Whether a call failed because its session has ended. */
export function isEndedSession(error: unknown): boolean {
  return error instanceof FirebaseError && endedSessionCodes.has(error.code)
}

/** Whether the database's rules refused a call, or the document to update does not exist. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof FirebaseError &&
    (error.code === 'permission-denied' || error.code === 'not-found')
  )
}

/** Whether a failed call is worth repeating. */
export function isTransient(error: unknown): boolean {
  return firebaseFailureOf(error).isTransient
}

/**
 * Turns what a call threw into an outage; an outage is returned as it is.
 *
 * @param subject what the call was about, e.g. a document's path
 */
export function toOutage(error: unknown, subject: string): Outage {
  if (error instanceof Outage) return error
  return outageFor(firebaseFailureOf(error), subject, error)
}

function firebaseFailureOf(error: unknown): Failure {
  if (!(error instanceof FirebaseError)) return failureOf(error)
  if (isFirestoreCode(error.code)) return firestoreFailures[error.code]
  if (error.code === 'auth/network-request-failed') return firestoreFailures.unknown
  return isEndedSession(error)
    ? firestoreFailures.unauthenticated
    : { code: 'unknown', isTransient: false }
}

function isFirestoreCode(code: string): code is FirestoreErrorCode {
  return Object.hasOwn(firestoreFailures, code)
}
